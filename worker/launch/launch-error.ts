/** A failure that a person can act on; the message is the whole explanation. */
export class LaunchError extends Error {}

export function hasCode(error: unknown): error is Error & { code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

export function describeFullDisk(dataDirectory: string): string {
  return `The disk that holds ${dataDirectory} is full. Free some space, or set DATA_DIR to another folder.`;
}

/** What went wrong with the data folder, in a sentence. */
export function describeDataError(error: unknown, dataDirectory: string): unknown {
  if (!hasCode(error)) return error;
  if (error.code === "ENOSPC" || error.code === "EDQUOT") {
    return new LaunchError(describeFullDisk(dataDirectory));
  }
  if (error.code === "EACCES" || error.code === "EPERM" || error.code === "EROFS") {
    return new LaunchError(
      `${dataDirectory} cannot be written. Change its permissions, or set DATA_DIR to another folder.`,
    );
  }
  if (error.code === "ENOTDIR" || error.code === "EEXIST") {
    return new LaunchError(`${dataDirectory} is not a folder. Set DATA_DIR to a folder.`);
  }
  return error;
}
