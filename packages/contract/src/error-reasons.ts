/**
 * Every reason an answer may carry, with its status and the sentence shown when nothing more exact is known.
 * UNSUPPORTED_VERSION is also sent with 406, when the Accept header asks for another version.
 */
export const ERROR_REASONS = {
  MALFORMED_REQUEST: [400, 'The request could not be read.'],
  UNKNOWN_PARAMETER: [400, 'The request has a parameter that is not known here.'],
  INVALID_PARAMETER: [400, 'A parameter of the request is not valid.'],
  PAGE_TOO_DEEP: [400, 'Pages end at row 10 000. Narrow the search.'],
  IDEMPOTENCY_KEY_MISSING: [400, 'The Idempotency-Key header is missing.'],
  IDEMPOTENCY_KEY_INVALID: [400, 'The Idempotency-Key header must be a UUID.'],
  UNAUTHENTICATED: [401, 'Sign in to continue.'],
  PERMISSION_DENIED: [403, "You don't have permission to do this."],
  SUBJECT_TYPE_FORBIDDEN: [403, "You don't have access to subjects of this type."],
  ACCOUNT_FORBIDDEN: [403, "You don't have access to this account."],
  USER_SUSPENDED: [403, 'Your user is suspended.'],
  ROLE_ESCALATION: [403, 'You cannot give rights that you do not hold.'],
  SELF_ACTION_FORBIDDEN: [403, 'You cannot do this to your own user.'],
  ROUTE_NOT_FOUND: [404, 'There is no such address.'],
  SUBJECT_NOT_FOUND: [404, 'There is no subject with this id.'],
  DATA_KEY_NOT_APPLICABLE: [404, 'Subjects of this type have no such part.'],
  SECRET_NOT_FOUND: [404, 'There is no secret with this id.'],
  DICTIONARY_NOT_FOUND: [404, 'There is no dictionary with this name.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not answer to this method.'],
  SUBJECT_EXISTS: [409, 'A subject with this id or reference exists already.'],
  INVALID_STATE: [409, 'The present state does not allow this.'],
  NOTHING_TO_PUBLISH: [409, 'The draft equals what is published.'],
  BIN_RANGE_OVERLAP: [409, 'A BIN range overlaps with one of another issuer.'],
  SECRET_LIMIT: [409, 'Two active secrets per purpose are the limit. Revoke one first.'],
  SYSTEM_SUBJECT_PROTECTED: [409, 'The SRC system of the account cannot be suspended.'],
  IDEMPOTENCY_IN_PROGRESS: [409, 'The same request is still being worked on.'],
  REVISION_CONFLICT: [412, 'Somebody else changed this in the meantime.'],
  CONTENT_TOO_LARGE: [413, 'The request is too large.'],
  UNSUPPORTED_VERSION: [415, 'Only version 4 of the interface is spoken here.'],
  CONTENT_TYPE_NOT_ALLOWED: [415, 'Send the request as application/json.'],
  VALIDATION_FAILED: [422, 'Some fields are not valid.'],
  CHANGE_REASON_REQUIRED: [422, 'A change reason is needed.'],
  FIELD_IMMUTABLE: [422, 'A field cannot be changed any more.'],
  SUBJECT_INCOMPLETE: [422, 'Some parts must be filled in before publishing.'],
  SUBJECT_TYPE_INVALID: [422, 'This does not fit the type of the subject.'],
  CURRENT_PASSWORD_WRONG: [422, 'The present password is not right.'],
  PASSWORD_POLICY: [422, 'The new password does not meet the rules.'],
  KEY_WEAK: [422, 'A key is too weak.'],
  KEY_EXPIRED: [422, 'A certificate has expired.'],
  KEY_PRIVATE_MATERIAL: [422, 'A key holds private material. Send public keys only.'],
  IDEMPOTENCY_KEY_REUSED: [422, 'This idempotency key was used for another request.'],
  RATE_LIMIT_EXCEEDED: [429, 'Too many requests. Try again in a moment.'],
  INTERNAL_ERROR: [500, 'Something went wrong.'],
  UPSTREAM_ERROR: [502, 'A system behind this one failed.'],
  MAINTENANCE: [503, 'The service is not available at the moment. Try again soon.'],
  UPSTREAM_TIMEOUT: [504, 'A system behind this one took too long.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorReason = keyof typeof ERROR_REASONS

/** Reasons inside `errorDetail` of VALIDATION_FAILED. */
export const FIELD_REASONS = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'OUT_OF_RANGE',
  'INVALID_FORMAT',
  'INVALID_VALUE',
  'NOT_UNIQUE',
  'UNKNOWN_FIELD',
] as const

export type FieldReason = (typeof FIELD_REASONS)[number]
