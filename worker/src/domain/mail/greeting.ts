/** How a mail begins. A name is somebody's own text: to an address that may be a stranger's it is not written. */
export function greeting({
  name,
  isEmailVerified,
}: {
  readonly name: string;
  readonly isEmailVerified: boolean;
}): string {
  return isEmailVerified ? `Hello ${name},` : "Hello,";
}
