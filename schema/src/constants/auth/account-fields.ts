/** Limits of what an account is made of (specification §5). */

export const PASSWORD_LENGTH = { min: 6, max: 256 } as const;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
