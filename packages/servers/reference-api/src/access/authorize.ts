import { type Endpoint, permissionsOf } from '@portal/contract/endpoint.ts'
import {
  DATA_KEYS,
  type DataKey,
  SUBJECT_TYPE_LABELS,
  type SubjectType,
} from '@portal/contract/subjects/subject.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Caller } from './caller.ts'

export const isDataKey = (text: string | undefined): text is DataKey => isOneOf(DATA_KEYS, text)

/** Throws unless the account in the address is the caller's own. */
export function requireAccount(caller: Caller, accountId: string | undefined): void {
  if (accountId !== undefined && accountId !== caller.accountId) throw new ApiError('ACCOUNT_FORBIDDEN')
}

/** Throws unless the caller has one of the permissions that the operation requires. */
export function requirePermission(caller: Caller, endpoint: Endpoint, params: Record<string, string>): void {
  if (params.dataKey !== undefined && !isDataKey(params.dataKey))
    throw new ApiError('DATA_KEY_NOT_APPLICABLE')
  const needed = permissionsOf(endpoint, params)
  if (needed !== null) requireAnyOf(caller, needed)
}

/** Throws unless the caller has access to subjects of this type. */
export const requireSubjectType = (caller: Caller, type: SubjectType): void =>
  requireSubjectTypes(caller, [type])

/** Throws unless the caller has access to subjects of all these types. */
export function requireSubjectTypes(caller: Caller, types: readonly SubjectType[]): void {
  const missing = types.filter((type) => !caller.subjectTypes.has(type))
  if (missing.length === 0) return
  throw new ApiError('SUBJECT_TYPE_FORBIDDEN', {
    details: missing.map((type) => ({
      reason: 'SUBJECT_TYPE_FORBIDDEN',
      source: type,
      message: `Missing subject type ${SUBJECT_TYPE_LABELS[type]}.`,
    })),
  })
}
