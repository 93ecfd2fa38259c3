export interface UnlockValues {
  readonly email: string;
  readonly password: string;
}

/** What is missing from the administrator's credentials, before any call. */
export function unlockErrors({ email, password }: UnlockValues): Partial<UnlockValues> {
  return {
    ...(email.trim() === "" ? { email: "Please enter the administrator's email." } : {}),
    ...(password === "" ? { password: "Please enter the administrator's password." } : {}),
  };
}

export interface GoogleCredentials {
  /** The administrator's own password, entered again. */
  readonly password: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** All are required; what they look like is a hint only (specification §5). */
export function credentialErrors({ clientId, clientSecret, password }: GoogleCredentials): Partial<GoogleCredentials> {
  return {
    ...(clientId.trim() === "" ? { clientId: "Please enter the client ID." } : {}),
    ...(clientSecret.trim() === "" ? { clientSecret: "Please enter the client secret." } : {}),
    ...(password === "" ? { password: "Please enter the administrator's password." } : {}),
  };
}
