/** Lets the page answer what has come meanwhile: what follows runs in a task of its own. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
