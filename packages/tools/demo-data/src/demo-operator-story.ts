import type { OperatorRow } from '@portal/accounts/account-tables.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import { operatorSearch } from '@portal/reference-api/people/operator-store.ts'
import * as lifecycle from '@portal/reference-api/people/user-lifecycle.ts'
import { userFacts } from '@portal/reference-api/people/user-view.ts'
import { demoEntry } from './demo-history.ts'
import type { Moment } from './demo-story.ts'

/** An assigned role. */
export interface DemoRoleRef {
  readonly id: string
  readonly name: string
  readonly label: string
}

/** The story of one demo operator, produced by the product's own rules. */
export interface OperatorStory {
  readonly operator: OperatorRow
  readonly roles: readonly DemoRoleRef[]
  readonly entries: AuditFacts[]
}

type Birth = Pick<OperatorRow, 'accountId' | 'id' | 'email' | 'givenName' | 'familyName' | 'timeZone'>

/** Invites an operator with their first roles. */
export function invited(birth: Birth, roles: readonly DemoRoleRef[], moment: Moment): OperatorStory {
  const { at, by } = moment
  const operator: OperatorRow = {
    ...birth,
    status: 'ACTIVE',
    suspendedReason: null,
    credentialState: 'INVITED',
    locale: 'en',
    invitedAt: at,
    lastSignInAt: null,
    validFrom: new Date(0),
    revision: 1,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    search: operatorSearch(birth),
    isDemo: true,
  }
  const facts = { before: {}, after: { email: operator.email, ...userFacts(operator, roles) } }
  return { operator, roles, entries: [demoEntry('operator', operator, 'USER_CREATED', moment, facts)] }
}

/** They signed in and chose a password: the identity provider does this, not an administrator. */
export const confirmed = (story: OperatorStory, lastSignInAt: Date): OperatorStory => ({
  ...story,
  operator: { ...story.operator, credentialState: 'CONFIRMED', lastSignInAt },
})

function next(story: OperatorStory, changed: Partial<OperatorStory>, action: string, moment: Moment) {
  const { operator, roles, entries } = { ...story, ...changed }
  const { at, by } = moment
  const revised = { ...operator, revision: operator.revision + 1, updatedAt: at, updatedBy: by }
  const facts = { before: userFacts(story.operator, story.roles), after: userFacts(revised, roles) }
  const entry = demoEntry('operator', revised, action, moment, facts)
  return { operator: revised, roles, entries: [...entries, entry] }
}

export const givenRole = (story: OperatorStory, role: DemoRoleRef, moment: Moment): OperatorStory =>
  next(story, { roles: [...story.roles, role] }, 'USER_ROLE_ADDED', moment)

export const disabled = (story: OperatorStory, moment: Moment & { readonly reason: string }): OperatorStory =>
  next(
    story,
    { operator: { ...story.operator, ...lifecycle.disabled(moment.reason) } },
    'USER_DISABLED',
    moment,
  )

export const passwordReset = (story: OperatorStory, moment: Moment): OperatorStory =>
  next(
    story,
    {
      operator: {
        ...story.operator,
        ...lifecycle.resetStarted(story.operator),
      },
    },
    'USER_PASSWORD_RESET',
    moment,
  )
