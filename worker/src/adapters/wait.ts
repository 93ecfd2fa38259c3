/** Resolves after some milliseconds, on a timer of the request that waits. */
export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
