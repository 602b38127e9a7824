import type { AccessRequest } from '@portal/contract/people/access-request-schemas.ts'

/** What somebody requests, in words. */
export const requestedAccess = ({ role }: Pick<AccessRequest, 'role'>): string =>
  role?.label ?? 'Access as described'
