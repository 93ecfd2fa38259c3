/** Runs jobs one at a time, in the order in which they were given; one that fails holds up none. */
export function createTurns(): <Value>(job: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const run = last.then(job);
    last = run.catch(() => undefined);
    return run;
  };
}
