import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { Insertable } from 'kysely'
import { builtInRoleId } from '../accounts/prepare-account.ts'
import type { OperatorTable, RoleTable } from '../database/tables.ts'
import { type DemoContext, daysBefore } from './demo-context.ts'
import { PEOPLE, slugOf } from './demo-names.ts'

export const SYSTEM_PERSON: PersonRef = { id: 'system', email: 'system@program.example', name: 'System' }

interface DemoOperator {
  readonly row: Insertable<OperatorTable>
  readonly roleIds: readonly string[]
}

/** One account for each built-in role, and one that shows what a suspended operator meets. */
const SIGN_IN_ACCOUNTS = [
  ['admin', 'Ines', 'Moreau', 'PROGRAM_ADMINISTRATOR', 'Europe/Paris'],
  ['users', 'Marek', 'Kowalczyk', 'USER_ADMINISTRATOR', 'Europe/Warsaw'],
  ['onboarding', 'Olivia', 'Hargreaves', 'ONBOARDING_OPERATOR', 'Europe/London'],
  ['editor', 'Éric', 'Delacroix', 'CONTENT_EDITOR', 'Europe/Paris'],
  ['reviewer', 'Rania', 'Haddad', 'CONTENT_REVIEWER', 'Asia/Singapore'],
  ['risk', 'Rafael', 'Domínguez', 'RISK_MANAGER', 'Europe/Madrid'],
  ['care', 'Caitlín', 'Ní Dhuibhne', 'CUSTOMER_CARE_AGENT', 'Europe/Dublin'],
  ['viewer', 'Viktor', 'Sandström', 'VIEWER', 'Europe/Stockholm'],
  ['suspended', 'Silvia', 'Brandt', 'VIEWER', 'Europe/Berlin'],
] as const

/** Roles that an account made for itself. */
export function customRoles({ accountId, id }: DemoContext): Insertable<RoleTable>[] {
  const resourcesOf = (name: string) => BUILT_IN_ROLES.find((role) => role.name === name)?.resources ?? []
  return [
    {
      id: id('role', 'ONBOARDING_LEAD'),
      accountId,
      name: 'ONBOARDING_LEAD',
      label: 'Onboarding lead',
      description: 'Onboarding, and the right to revoke secrets.',
      resources: [...resourcesOf('ONBOARDING_OPERATOR'), 'subject.secret.revoke'],
      subjectTypes: ['SRCI', 'SRCPI', 'DCF'],
      builtIn: false,
    },
    {
      id: id('role', 'HISTORY_READER'),
      accountId,
      name: 'HISTORY_READER',
      label: 'History reader',
      description: 'Reads what was changed, for internal audit.',
      resources: resourcesOf('VIEWER').filter((name) =>
        /history$|^account|^dictionary|^subject\.(get|search)/.test(name),
      ),
      subjectTypes: ['SRCI', 'SRCPI', 'DCF', 'SRC', 'EXT_BACKEND', 'EXT_AUTH_PLATFORM'],
      builtIn: false,
    },
  ]
}

function signInAccounts({ accountId, base, id }: DemoContext): DemoOperator[] {
  return SIGN_IN_ACCOUNTS.map(([name, givenName, familyName, role, timeZone], index) => {
    const createdAt = daysBefore(base, 720 - index)
    const isSuspended = name === 'suspended'
    return {
      row: {
        id: id('operator', name),
        accountId,
        email: `${name}@program.example`,
        givenName,
        familyName,
        status: isSuspended ? 'SUSPENDED' : 'ACTIVE',
        suspendedReason: isSuspended ? 'Left the programme team at the end of the quarter.' : null,
        credentialState: 'CONFIRMED',
        timeZone,
        invitedAt: createdAt,
        lastSignInAt: isSuspended ? daysBefore(base, 64) : null,
        createdAt,
        createdBy: SYSTEM_PERSON,
        updatedAt: createdAt,
        updatedBy: SYSTEM_PERSON,
      },
      roleIds: [builtInRoleId(accountId, role)],
    }
  })
}

const emailOf = (givenName: string, familyName: string) =>
  `${slugOf(givenName)}.${slugOf(familyName)}@program.example`

function colleagues({ accountId, base, id, random }: DemoContext): DemoOperator[] {
  const dice = random('operators')
  const roles = BUILT_IN_ROLES.filter(({ name }) => name !== 'PROGRAM_ADMINISTRATOR').map(({ name }) => name)
  return PEOPLE.map(([givenName, familyName], index) => {
    const createdAt = daysBefore(base, dice.int(20, 700))
    const isInvited = index % 8 === 5
    const isSuspended = index % 11 === 7
    return {
      row: {
        id: id('operator', index),
        accountId,
        email: emailOf(givenName, familyName),
        givenName,
        familyName,
        status: isSuspended ? 'SUSPENDED' : 'ACTIVE',
        suspendedReason: isSuspended ? 'On leave until further notice.' : null,
        credentialState: isInvited ? 'INVITED' : 'CONFIRMED',
        timeZone: dice.pick([
          'Europe/Warsaw',
          'Europe/Berlin',
          'Europe/London',
          'Australia/Hobart',
          'Asia/Singapore',
        ]),
        invitedAt: createdAt,
        lastSignInAt: isInvited
          ? null
          : new Date(daysBefore(base, dice.int(1, 20)).getTime() - dice.int(0, 50_000_000)),
        createdAt,
        createdBy: SYSTEM_PERSON,
        updatedAt: createdAt,
        updatedBy: SYSTEM_PERSON,
      },
      roleIds: dice.sample(roles, dice.int(1, 2)).map((role) => builtInRoleId(accountId, role)),
    }
  })
}

/** Everybody who works in the demo account. */
export const demoOperators = (context: DemoContext): DemoOperator[] => [
  ...signInAccounts(context),
  ...colleagues(context),
]

/** The only operator of the second account, which shows another environment. */
export function productionOperator({ base, id }: DemoContext, accountId: string): DemoOperator {
  const createdAt = daysBefore(base, 400)
  return {
    row: {
      id: id('operator', 'production'),
      accountId,
      email: 'production@program.example',
      givenName: 'Astrid',
      familyName: 'Bergström',
      status: 'ACTIVE',
      suspendedReason: null,
      credentialState: 'CONFIRMED',
      timeZone: 'Europe/Stockholm',
      invitedAt: createdAt,
      lastSignInAt: null,
      createdAt,
      createdBy: SYSTEM_PERSON,
      updatedAt: createdAt,
      updatedBy: SYSTEM_PERSON,
    },
    roleIds: [builtInRoleId(accountId, 'PROGRAM_ADMINISTRATOR')],
  }
}
