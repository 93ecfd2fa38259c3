/**
 * Every code that an error answer can carry, with its HTTP status. Handlers, error bodies and the OpenAPI document
 * derive from it.
 */
export const STATUS_OF_ERROR = {
  malformed_body: 400,
  invalid_token: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  second_factor_required: 401,
  upgrade_required: 403,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  preferences_missing: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  too_large: 413,
  not_json: 415,
  invalid_fields: 422,
  no_safe_meal: 422,
  unknown_food: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_ERROR;
export type ErrorStatus = (typeof STATUS_OF_ERROR)[ErrorCode];
