import type { AccessSet } from '@portal/contract/access-set.ts'
import { DATA_KEYS, type SubjectType } from '@portal/contract/subjects/subject.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import type { Needs } from './route-row.ts'

export interface Missing {
  /** Missing permissions that are all required. */
  readonly allOf: readonly string[]
  /** Permissions of which any one is enough. */
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
  // An unknown data key needs no permission: its page shows that the part does not exist.
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
