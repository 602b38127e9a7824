import type { AccessSet } from '@portal/contract/access-set.ts'
import { DATA_KEYS, type SubjectType } from '@portal/contract/subjects/subject.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import type { Needs } from './route-row.ts'

export interface Missing {
  /** Permissions of which every one is missing. */
  readonly allOf: readonly string[]
  /** Permissions of which any one would do. */
  readonly anyOf: readonly string[]
  readonly subjectTypes: readonly SubjectType[]
}

const fill = (pattern: string, params: Readonly<Record<string, string>>) =>
  pattern.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)

/** What an operator lacks for a screen; `undefined` when nothing is missing. */
export function missingFor(
  needs: Needs | undefined,
  access: AccessSet,
  params: Readonly<Record<string, string>> = {},
): Missing | undefined {
  // A part that no subject has is nothing to be allowed: its page says that it is not there.
  const isNoPart = params.dataKey !== undefined && !isOneOf(DATA_KEYS, params.dataKey)
  const allOf = (needs?.allOf ?? [])
    .filter((pattern) => !(isNoPart && pattern.includes('{dataKey}')))
    .map((pattern) => fill(pattern, params))
    .filter((permission) => !access.permissions.has(permission))
  const wanted = needs?.anyOf ?? []
  const anyOf = wanted.some((permission) => access.permissions.has(permission)) ? [] : wanted
  const types = needs?.subjectTypes ?? []
  const subjectTypes = types.some((type) => access.subjectTypes.has(type)) ? [] : types
  return allOf.length + anyOf.length + subjectTypes.length > 0 ? { allOf, anyOf, subjectTypes } : undefined
}

/** Whether an operator may open a screen. */
export const isAllowed = (
  needs: Needs | undefined,
  access: AccessSet,
  params?: Readonly<Record<string, string>>,
): boolean => missingFor(needs, access, params) === undefined
