const CLAIM =
  "(?:certified )?(?:gf|df|vegan|vegetarian|veggie|plant-based|(?:gluten|dairy|wheat|soy|nut|egg|lactose|sugar)[- ]free|non-dairy)";
/** A claim made only for people who need it. */
const CLAIMED_IF_NEEDED =
  `(?:(?:use|choose|(?:make sure|check)(?: that)? (?:it is|it's|they're|they are|the label says)|ensure|pick|sub(?:stitute)?) )?(?:an? )?${CLAIM}(?: (?:kind|version|variety|one|brand))?` +
  ` (?:optional|(?:if|as|when) (?:needed|necessary|required|desired|preferred|wanted|wished|applicable|you (?:like|prefer|want|wish|need(?: it| to)?)|celiac|coeliac|vegan|gluten[- ]free|dairy[- ]free|needed for[^,()]*|making[^,()]*|cooking for[^,()]*)|or (?:regular|plain|dairy|not)|works too|also works)`;

/** Clutter that recipe sites print around an ingredient: prices, footnotes, headings. It never changes the food. */
const CLUTTER: readonly (readonly [RegExp, string])[] = [
  // "2 tbsp oil ($0.24)", "(Note 1)", "(see headnote)", "milk*", "flour[2]".
  [
    /\s*\((?:(?:approx\.? )?[$£€]\s?\d[\d.,]*|(?:see )?(?:the )?(?:head)?notes?(?: \d+)?(?: below| above)?|link(?: below)?)\)/gi,
    "",
  ],
  [/(?<=[a-z)])\s*(?:[*†‡]+|\[\d+\])(?=\s|,|\(|$)/gi, ""],
  // "(gluten-free if needed)", ", dairy-free if preferred": optional, so the ordinary food is meant.
  [new RegExp(`\\(\\s*${CLAIMED_IF_NEEDED}\\s*\\)|,\\s*${CLAIMED_IF_NEEDED}(?=\\s*(?:,|\\(|$))`, "gi"), ""],
  // "Kefir 2.5%": the fat content, of foods that we have in one kind only.
  [
    /\b(kefir|smetana|śmietana|śmietany|sour cream|soured cream|tvorog|twaróg|skyr|crème fraîche|creme fraiche|ryazhenka|quark|curd cheese)(?:,? plain)?,? \(?\d+(?:[.,]\d+)? ?%(?: fat)?\)?/gi,
    "$1",
  ],
  // "100 g de mel" is honey, "2 dl mel" flour.
  [/(?<=\bde )mel(?!\p{L})/giu, "miel"],
  [/(?<=\d ?(?:dl|spsk|ss|tsk|ts|kop|kopp|spiseskj?e\p{L}*|teskj?e\p{L}*)\.? )mel(?!\p{L})/giu, "hvetemel"],
  // "Sweet potato x1".
  [/(?<=[a-z)]) x(\d{1,2})\s*$/i, " x $1"],
  // "Ground beef (15% fat)", "beef mince, 5% fat".
  [
    /\b(?:(?:extra[- ])?lean )?(?:ground beef|beef mince|minced beef),? \(?(?:max(?:imum|\.)? |about |less than )?(5|7|8|10|12|15|20) ?% fat\)?/gi,
    "$1% fat beef mince",
  ],
  [/\blow[- ]?fat,? (1|2)(?: ?%)?(?: ?[-–] ?2 ?%| ?%)(?: fat| milkfat)?/gi, "low-fat"],
  [/\b(?:low|reduced|lower)[- ]carb (?=(?:[a-z-]+ )?(?:tortillas?|wraps?)\b)/gi, ""],
  // "1 kg chicken, cut into serving pieces": a whole one, with its bones.
  [
    /^(\s*[\d./½¼¾ ]+ ?(?:kgs?|kilos?|kilograms?|g|grams?|lbs?|pounds?)\.? (?:of )?)(?:(?:bone-in|skin-on),? (?:and )?)*chicken(?=,? \(?(?:cut (?:up|in(?:to)? (?:\d+|eight|ten|twelve|serving|curry|bone-in)[- a-z]*(?:pieces|portions|joints))|jointed|\d{1,2} (?:bone-in |curry |medium |small )?(?:pieces|pcs)|bone[- ]in|on the bone|with bones?))/i,
    "$1whole chicken",
  ],
  [/\s*\(\s*(?:for (?:an? |the )?)?(?:egg ?wash|slurry|roux|brine|glazing|brushing)\s*\)/gi, ""],
  [/^\s*(?:(?:a )?lots? of|plenty of|a (?:good|generous) amount of)\s+/i, ""],
  // "Egg wash: 1 egg", "Marinade: 2 tbsp soy sauce": what it is for.
  [
    /^\s*(?:for )?(?:the )?(?:egg ?wash|marinade|sauce|dressing|vinaigrette|glaze|topping|filling|dough|crust|batter|frosting|icing|slurry|rub|brine|broth|salad|bowl|base|garnish|crumble|drizzle)s?:\s+(?=[\d½¼¾⅓⅔⅛])/i,
    "",
  ],
  [/\bw\/ ?(?!o\b)(?=[a-z])/gi, "with "],
  [/(?<=[a-z)] ?)\+ ?(?=(?!extra|more)[a-z]{3})/gi, " and "],
  // Chocolate, unless a cup or millilitres are named.
  [
    /^(\s*(?:[\d.]+ ?(?:g|oz|grams?|ounces?|squares?|pieces?|bars?|blocks?|chunks?)?\.? ?(?:of )?)?)(?:Cadbury(?:'?s)? )?Dairy Milk(?= *(?:$|[,(]))/,
    "$1milk chocolate",
  ],
  // "Optional: 75 g cherries", "Garnish: chopped parsley", "For the sauce: 2 tbsp soy sauce".
  [
    /^\s*(?:optional(?:ly)?|(?:optional )?(?:garnish(?:es)?|toppings?)|to (?:serve|garnish|finish)|for (?:the )?(?:garnish(?:ing)?|serving|topping|finishing|frying|dusting))\s*:\s*/i,
    "",
  ],
  [/^\s*(?:\d+ )?(?:season(?:ed)? (?:to taste )?with|a (?:little|bit of)(?= (?:salt|pepper)))\s+/i, ""],
  // "2 small-to-medium carrots".
  [/\b(?:small|medium|large)(?:[- ]to[- ]|-)(?:small|medium|large)\b/gi, "medium"],
  // "24 oz 3 large chicken breasts": the total weight, moved after the count.
  [
    /^\s*((?:\d[\d.,]*|[½¼¾]) ?(?:g|kg|oz|ounces?|lbs?|pounds?)) (\d+) (?=(?:small|medium|large|boneless|skinless|fresh|whole|[a-z]{4}))(?!(?:ounces?|pounds?|grams?|inch|tsp|tbsp|cups?|kg|ml|lbs?)\b)([^,(]+)/i,
    "$2 $3 ($1)",
  ],
  // "60 g (old-fashioned rolled oats)": only the amount is outside the brackets.
  [
    /^((?:scant|heaping|heaped|generous|level)?[\d\s./½¼¾⅓⅔⅛]+ ?(?:cups?|k?g|grams?|ml|oz|ounces?|lbs?|pounds?|tbsps?|tablespoons?|tsps?|teaspoons?)\.?(?:\s*\([^()a-z]*\d[^()]*\))?)\s*\(([a-z][^()]*)\)\s*$/i,
    "$1 $2",
  ],
  [/\b(\d+) per ?cent\b/gi, "$1%"],
  // "Your favorite milk", "milk of choice", "milk (any kind)": cow's milk or a plant milk.
  [
    /\b(?:any|your (?:favou?rite|preferred|usual)|(?:your )?choice of|favou?rite|preferred)(?: (?:kind|type|sort) of)? milk(?: of (?:your )?(?:choice|choosing|preference)| (?:that )?you (?:like|prefer|have))?(?=\s*(?:,|\(|$))/gi,
    "dairy or plant milk",
  ],
  [
    /(?<!(?:plant|based|dairy|free|vegan|nut|almond|oat|soy|soya|coconut|rice|cashew|hemp|pea) )\bmilk of (?:your (?:own )?)?(?:choice|choosing|preference|liking)\b/gi,
    "dairy or plant milk",
  ],
  [/\bmilk of (?:your (?:own )?)?(?:choice|choosing|preference|liking)\b/gi, "milk"],
  [
    /^([^,()]*\b(?:cups?|ml|l|tbsps?|tablespoons?|tsps?|teaspoons?|oz|litres?|liters?|splash of)\.?) milk,? \(?(?:any (?:kind|type|sort)(?: (?:that )?you (?:like|prefer|have)| works| will do)?|of any kind|your choice|whatever (?:kind|type)[^,()]*|(?:dairy|regular) or (?:non-dairy|plant(?:-based)?|dairy-free|vegan))\)?(?=\s*(?:,|\(|$))/gi,
    "$1 dairy or plant milk",
  ],
  [/\b(?:(?:dairy|regular|milk) or non-?dairy|non-?dairy or (?:dairy|regular)) milk\b/gi, "dairy or plant milk"],
  [
    /(?<!ghee,? )(?<!or )\b(?:melted |softened |unsalted )?butter or (?:melted )?oil\b(?! spray)/gi,
    "butter or margarine",
  ],
  // "Chicken bones": for stock, not the meat.
  [/\b(chicken|turkey|beef|pork|fish) bones\b(?!,? (?:removed|discarded|picked))/gi, "$1 stock bones"],
  // "Velveeta®", "Grace brand browning": the brand alone is enough.
  [/[®™©]/g, ""],
  // A brand whose name in lower case means a pan.
  [/\bharina p\.?a\.?n\b\.?|\bP\.A\.N\b\.?(?: (?:corn )?flour)?(?=\s*(?:[,(]|$))/gi, "masarepa"],
  // "6 pack bagels", "4-pack of crumpets": one pack, and its number of pieces.
  [
    /^\s*(?:(?:1|an?) )?(\d{1,2})[- ](?:pack|pk|ct|count)\b(?: of)? (?=(?:[a-z]+[- ]){0,4}(?:bagels|rolls|buns|muffins|crumpets|tortillas|wraps|pitt?as?|naans?|croissants|waffles|pancakes|teacakes|scones|eggs|sausages|burgers|patties|yogh?urts|apples|oranges|pears|bananas|lemons|limes|avocados|peppers|onions|tomatoes|corn cobs)\b)/i,
    "$1 ",
  ],
  [/\bsmall (?=brinjals?\b)/gi, "baby "],
  // "1 lemon's worth of juice".
  [
    /^\s*(\d[\d./]*|[½¼]|an?|one|half an?) ((?:small |medium |large )?(?:lemon|lime|orange))s?['’]?s?['’]? worth(?: of)? (juice|zest)\b/i,
    "$3 of $1 $2",
  ],
  [/\bfingers?(?= of (?:fresh )?(?:root )?(?:ginger|turmeric|galangal)\b)/gi, "knob"],
  // "1 litre chicken stock, from 2 stock cubes".
  [
    /(?<=\b(?:stock|broth|bouillon)),? \(?(?:made )?(?:up )?(?:from|with|using) (?:\d+|½|a|an|one|two|half an?) (?:good |low-salt |reduced-salt |[a-z]+ )?(?:stock |bouillon )?(?:cubes?|pots?|sachets?)\b\)?/gi,
    "",
  ],
  // "1 pack 4 smoked haddock fillets".
  [/^\s*1 pack (\d{1,2}) (?=[a-z])/i, "1 pack of $1 "],
  [/(?<=[a-z)] ?)\| ?(?=[a-z])/gi, " and "],
  [/\bs ?& ?p\b/gi, "salt and pepper"],
  [/\begg[ -]plants?\b(?![ -]based)/gi, "eggplant"],
  [/\b(?:lge|lrg)\b\.?/gi, "large"],
  [/\bSquid brand (?=fish sauce)/gi, ""],
  [/\bDr\. ?Oetker\b/gi, "Dr Oetker"],
  [/\b(?!Eagle )([A-Z][\w'’&-]*) [Bb]rand\b(?= [a-z])/g, "$1"],
  [/\((?:aka|a\.k\.a\.?|also (?:known as|called|sold as|labell?ed(?: as)?)),? /gi, "("],
  [/\b(?:Ball Park|Las Palmas) (?=[a-z])/g, ""],
  // "Spaghetti n. 5": the shape's number.
  [
    /\b(spaghetti|linguine|penne|rigatoni|fusilli|bucatini|capellini|vermicelli) (?:n|no|nr|nº|n°)\.? ?\d{1,3}\b/gi,
    "$1",
  ],
  [/\bcolher(es)? \(?(?:de )?(sopa|chá|sobremesa)\)? de\b/gi, "colher$1 de $2 de"],
  [/\bx[ií]cara(s)? \((?:de )?ch[áa]\) de\b/gi, "xícara$1 de"],
  [/(?<=[a-z] )médi[ao]s?\b/gi, ", medium"],
  // "2.5cm/1in fresh root ginger": the same length in both systems.
  [
    /^\s*(\d[\d.]*) ?cm ?\/ ?(?:\d[\d./]*|[½¼¾]|\d[½¼¾])[- ]?(?:in|inch|inches|")(?= [a-z])(?: (?:piece|pieces|knob|length|chunk)(?: of)?)?/i,
    "$1 cm piece",
  ],
  [
    /^\s*(\d[\d./]*|[½¼¾]|\d[½¼¾])[- ]?(?:in|inch|inches|") ?\/ ?\d[\d.]* ?cm(?= [a-z])(?: (?:piece|pieces|knob|length|chunk)(?: of)?)?/i,
    "$1 inch piece",
  ],
  [/\bGF(?= [a-z])/g, "gluten-free"],
  // "4 laxfiléer (à 125 g)", "(je 125 g)": the weight of each.
  [/\((?:à|je|elk|hver|po) (?:ca\.? )?(\d[\d.,]* ?k?g)\)/gi, "($1 each)"],
  // "Kangkong with stems removed".
  [
    / with (?:the |their |its )?(stems?|stalks?|leaves|skins?|seeds?|pith|roots?|tops?|ends?|tails?|shells?|rinds?) (removed|discarded|trimmed|intact|attached)(?=\s*(?:,|\(|$))/gi,
    ", $1 $2",
  ],
  // "1 - 3 pound whole chicken": one chicken of three pounds.
  [
    /^\s*1 ?[-–] ?(\d+(?:\.\d+)?)[- ]?(?:lbs?|pounds?)\.? (?=(?:whole|roast(?:er|ing)|frying|bone-in|boneless|butternut|beef|pork|lamb) )/i,
    "1 ($1 lb) ",
  ],
  // "Plain yoghurt (, full fat)", "green chilies (- chopped)".
  [/\(\s*(?:[,;]|[-–]\s)\s*/g, "("],
  // "1 unit(s) shallot", "2 clove(s) garlic".
  [/([a-z])\((?:s|es)\)/gi, "$1s"],
  // "A 1½-inch-thick steak": the thickness does not affect the weight.
  [/((?:\d|[½⅓⅔¼¾⅛])[\d/ ½⅓⅔¼¾⅛]*[- ]?(?:inch|cm|mm))[- ](?:thick|wide|long|diameter)(?= [a-z(])/gi, "$1"],
];

/** "Semi- or bittersweet chocolate": two words share their ending. */
const HANGING_START = /\b([a-z]{3,})- (or|and|to) ([a-z]{3,})(sweet|fat|sodium|salt)\b/gi;

const SIZES: Readonly<Record<string, number>> = {
  marble: 5,
  gooseberry: 8,
  hazelnut: 5,
  almond: 4,
  walnut: 15,
  lime: 20,
  lemon: 25,
  "golf ball": 40,
  egg: 50,
};
/** "A lemon-sized ball of tamarind": lumps are measured by things of the same size. */
const SIZED_LUMP = new RegExp(
  `^\\s*(?:an?|one|1)?\\s*(?:small |large )?(${Object.keys(SIZES).join("|")})[- ]?sized?(?: (?:ball|piece|knob|lump|chunk|bit|portion))?(?: of)? (?=[a-z])`,
  "i",
);
/** "Tamarind, lemon-sized ball". */
const BRACKETED_SIZE =
  /\(\s*(?:an? |about an? )?(lemon|lime|walnut|marble|gooseberry|golf ball)[- ]?sized?(?: (?:ball|piece|lump))?\s*\)/i;

/** "(cut into cubes (any cut will work))": nested brackets become one. */
const INNER_BRACKETS = /\(([^()]*)\(([^()]*)\)([^()]*)\)/g;
const MAY_HOLD =
  /\((?:à|je|elk|hver|po) | x\d|\bmel\b|or oil|\+|\||s ?& ?p|egg.plant|lge|lrg|Dairy Milk|[®™©]|Ball Park|Las Palmas|brand|aka|a\.k|also|milk|spaghetti|linguine|penne|rigatoni|fusilli|bucatini|capellini|vermicelli|colher|x[ií]cara|médi|bones|vegetarian|veggie|GF|removed|discarded|trimmed|intact|attached|per ?cent|oetker|p\.?a\.?n\b|\d[- ](?:pack|pk|ct|count)\b|worth|finger|brinjal|(?:from|with|using) (?:\d|½|an? |one|two|half)|lots? of|plenty|amount of|%|chicken|free|vegan|carb|plant-based|gf |df |non-dairy|w\/|^\s*1 ?[-–]|\(\s*[-–]|-to-| to medium| to large|m-large|^[\d.]+ ?[a-z]+ \d|\)\s*$|[*†‡:$£€[\]]|\(\s*[,;sSeE]|note|season|- (?:or|and|to) |siz|inch|cm|mm|\([^()]*\(/i;

/** The same line without what websites add, and with lumps "the size of" something converted to grams. */
export function tidyLine(text: string): string {
  if (!MAY_HOLD.test(text)) return text;
  let line = text.replace(INNER_BRACKETS, "($1, $2$3)");
  for (const [clutter, plain] of CLUTTER) line = line.replace(clutter, plain);
  return line
    .replace(HANGING_START, "$1$4 $2 $3$4")
    .replace(SIZED_LUMP, (_, thing: string) => `${SIZES[thing.toLowerCase()]} g `)
    .replace(BRACKETED_SIZE, (_, thing: string) => `(${SIZES[thing.toLowerCase()]} g)`);
}
