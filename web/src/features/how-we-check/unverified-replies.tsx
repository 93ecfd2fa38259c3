import { COMPARED } from "@mealwright/schema/constants/samples/measured.data";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";

const { ordinary, hostile } = COMPARED;
/** Rounded up: a single fault must not read as 0 %. */
const share = (part: number, whole: number) => `${Math.ceil((1000 * part) / whole) / 10}%`;

/** Faults in what a person would have got, and in the same replies once verified. */
const ROWS = [
  {
    fault: "Contains what the person must not have",
    written: share(ordinary.written.forbidden, ordinary.written.meals),
    verified: share(ordinary.verified.forbidden, ordinary.verified.meals),
  },
  {
    fault: "Takes longer than the person has",
    written: share(ordinary.written.slow, ordinary.written.meals),
    verified: share(ordinary.verified.slow, ordinary.verified.meals),
  },
  {
    fault: "Days more than 3% off their energy target",
    written: share(ordinary.written.daysOffEnergy, ordinary.days),
    verified: share(ordinary.verified.daysOffEnergy, ordinary.days),
  },
  {
    fault: "Hostile replies that get a forbidden food through",
    written: share(hostile.written.forbidden, hostile.replies),
    verified: share(hostile.verified.forbidden, hostile.replies),
  },
] as const;

const NUMBER = "tabular py-2 pl-3 text-right whitespace-nowrap max-[16rem]:whitespace-normal";

/** The same replies of a language model as they were written, and after verification. */
export function UnverifiedReplies() {
  return (
    <>
      <p>
        {formatFigure(ordinary.written.meals)} replies for {formatFigure(ordinary.people)} of these people, taken from{" "}
        {ordinary.dishes} dishes that we wrote down the way language models word them: for the person’s diet, but blind
        to their allergies. Also {formatFigure(hostile.replies)} hostile ones that slip in a food their reader must not
        have. A reply that cannot be repaired is replaced by a dish from our cookbook.
      </p>
      <table className="w-full border-collapse text-left text-small leading-snug max-[16rem]:table-fixed max-[16rem]:text-tiny">
        <caption className="sr-only">A model’s replies as written and after verification</caption>
        <thead>
          <tr className="border-b border-ink text-ink-soft">
            <th scope="col" className="py-2 font-medium">
              Of the replies
            </th>
            <th scope="col" className={`${NUMBER} font-medium`}>
              as written
            </th>
            <th scope="col" className={`${NUMBER} font-medium`}>
              verified
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ fault, written, verified }) => (
            <tr key={fault} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                {fault}
              </th>
              <td className={`${NUMBER} text-ink-soft`}>{written}</td>
              <td className={`${NUMBER} font-semibold text-herb`}>{verified}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
