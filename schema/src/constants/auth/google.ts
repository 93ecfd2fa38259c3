/** The hints of the form for Google's sign-in credentials (specification §5). */
export const GOOGLE_CLIENT_ID_ENDING = ".apps.googleusercontent.com";
export const GOOGLE_CLIENT_SECRET_START = "GOCSPX-";
export const GOOGLE_CLIENT_ID_HINT = `The id ends with ${GOOGLE_CLIENT_ID_ENDING}`;
export const GOOGLE_CLIENT_SECRET_HINT = `The secret usually starts with ${GOOGLE_CLIENT_SECRET_START}`;
export const GOOGLE_CREDENTIAL_MAX_LENGTH = 300;

/** Google's OpenID issuer; `GOOGLE_ISSUER` overrides it. */
export const GOOGLE_ISSUER = "https://accounts.google.com";
