/** How a mail begins. People choose their names freely, so an unconfirmed address, maybe a stranger's, gets none. */
export function greeting({
  name,
  isEmailVerified,
}: {
  readonly name: string;
  readonly isEmailVerified: boolean;
}): string {
  return isEmailVerified ? `Hello ${name},` : "Hello,";
}
