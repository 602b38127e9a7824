import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import type { Missing } from '@portal/routing/is-allowed.ts'

const holds = (list: readonly string[], one: string) => list.includes(one)

/** Roles that grant every missing permission and subject type. */
export const rolesThatGrant = ({ allOf, anyOf, subjectTypes }: Missing): string[] =>
  BUILT_IN_ROLES.filter(
    (role) =>
      allOf.every((permission) => holds(role.resources, permission)) &&
      (anyOf.length === 0 || anyOf.some((permission) => holds(role.resources, permission))) &&
      (subjectTypes.length === 0 || subjectTypes.some((type) => holds(role.subjectTypes, type))),
  ).map(({ label }) => label)

/** Roles that grant a single permission. */
export const rolesThatHold = (permission: string): string[] =>
  rolesThatGrant({ allOf: [permission], anyOf: [], subjectTypes: [] })
