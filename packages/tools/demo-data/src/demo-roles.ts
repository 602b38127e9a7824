import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import { SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import type { RoleTable } from '@portal/reference-api/roles/role-tables.ts'
import { roleFacts } from '@portal/reference-api/roles/role-view.ts'
import type { Insertable } from 'kysely'
import { type DemoContext, daysBefore } from './demo-context.ts'
import { demoEntry } from './demo-history.ts'

const resourcesOf = (name: string) => BUILT_IN_ROLES.find((role) => role.name === name)?.resources ?? []

/** Custom roles of an account. */
const CUSTOM_ROLES = [
  {
    name: 'ONBOARDING_LEAD',
    label: 'Onboarding lead',
    description: 'Onboarding, and the right to revoke secrets.',
    resources: [...resourcesOf('ONBOARDING_OPERATOR'), 'subject.secret.revoke'],
    subjectTypes: ['SRCI' as const, 'SRCPI' as const, 'DCF' as const],
    reason: 'Team leads revoke secrets when a partner leaves.',
  },
  {
    name: 'HISTORY_READER',
    label: 'History reader',
    description: 'Reads change histories, for internal audit.',
    resources: resourcesOf('VIEWER').filter((name) =>
      /history$|^account|^dictionary|^subject\.(get|search)/.test(name),
    ),
    subjectTypes: [...SUBJECT_TYPES],
    reason: 'Requested by internal audit.',
  },
]

/** The additional role of team leads. */
export const leadRole = ({ id }: DemoContext) => ({
  id: id('role', 'ONBOARDING_LEAD'),
  name: 'ONBOARDING_LEAD',
  label: 'Onboarding lead',
})

interface DemoRole {
  readonly row: Insertable<RoleTable> & { readonly id: string; readonly label: string }
  readonly entries: AuditFacts[]
}

/** The account's custom roles, as published by `by`. */
export function demoRoles({ accountId, base, id }: DemoContext, by: PersonRef): DemoRole[] {
  return CUSTOM_ROLES.map(({ reason, ...role }, index) => {
    const at = daysBefore(base, 640 - 90 * index)
    const row = {
      ...role,
      id: id('role', role.name),
      accountId,
      builtIn: false,
      revision: 1,
      createdAt: at,
      createdBy: by,
      updatedAt: at,
      updatedBy: by,
    }
    const facts = { before: {}, after: roleFacts(row) }
    return { row, entries: [demoEntry('role', row, 'ROLE_PUBLISHED', { at, by, reason }, facts)] }
  })
}
