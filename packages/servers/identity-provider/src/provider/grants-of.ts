import type { Session } from 'oidc-provider'

/** The grants of a session for all clients. */
export const grantsOf = ({ authorizations = {} }: Pick<Session, 'authorizations'>): string[] =>
  Object.values(authorizations).flatMap(({ grantId }) => grantId ?? [])
