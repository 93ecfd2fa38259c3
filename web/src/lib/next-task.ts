/** Yields to the browser: what follows runs in a new task, after pending input. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
