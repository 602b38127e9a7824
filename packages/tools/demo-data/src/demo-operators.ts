import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import { INSTALLATION } from '@portal/reference-api/accounts/installation.ts'
import { builtInRoleId } from '@portal/reference-api/accounts/prepare-account.ts'
import { personOf } from '@portal/reference-api/people/operator-store.ts'
import { type DemoContext, daysBefore } from './demo-context.ts'
import { PEOPLE, slugOf } from './demo-names.ts'
import {
  confirmed,
  type DemoRoleRef,
  disabled,
  givenRole,
  invited,
  type OperatorStory,
  passwordReset,
} from './demo-operator-story.ts'
import { leadRole } from './demo-roles.ts'
import type { Moment } from './demo-story.ts'

export const SYSTEM_PERSON: PersonRef = INSTALLATION

const HOUR_MS = 3_600_000

/** One account for each built-in role, and one that shows what a suspended operator sees. */
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

const TIME_ZONES = ['Europe/Warsaw', 'Europe/Berlin', 'Europe/London', 'Australia/Hobart', 'Asia/Singapore']

/** Special facts about some colleagues, by their position in the list of names. */
const NEVER_CAME: Readonly<Record<number, number>> = { 5: 2, 13: 41, 21: 4, 29: 95 }
const ON_LEAVE = [7, 18, 29]
const FORGETFUL = [10, 23]
const LEADS = [15, 24]
const ORDINARY_ROLES = BUILT_IN_ROLES.map(({ name }) => name).filter(
  (name) => name !== 'PROGRAM_ADMINISTRATOR',
)

function builtInRole(accountId: string, name: string): DemoRoleRef {
  const { label = name } = BUILT_IN_ROLES.find((role) => role.name === name) ?? {}
  return { id: builtInRoleId(accountId, name), name, label }
}

const working = (day: Date, hours: number) => new Date(day.getTime() + hours * HOUR_MS)

function signInAccounts({ accountId, base, id }: DemoContext): OperatorStory[] {
  return SIGN_IN_ACCOUNTS.map(([name, givenName, familyName, role, timeZone], index) => {
    const birth = { accountId, id: id('operator', name), email: `${name}@program.example` }
    const since = { at: daysBefore(base, 720 - index), by: SYSTEM_PERSON }
    const story = invited(
      { ...birth, givenName, familyName, timeZone },
      [builtInRole(accountId, role)],
      since,
    )
    if (name !== 'suspended') return confirmed(story, working(daysBefore(base, 1 + (index % 3)), 8 + index))
    const reason = 'Left the program team at the end of the quarter.'
    return disabled(confirmed(story, daysBefore(base, 64)), {
      at: daysBefore(base, 62),
      by: SYSTEM_PERSON,
      reason,
    })
  })
}

/** A colleague of the demo accounts; `by` administers the users. */
function colleague(context: DemoContext, index: number, by: PersonRef): OperatorStory {
  const { accountId, base, id } = context
  const dice = context.random(`operator ${index}`)
  const [givenName = '', familyName = ''] = PEOPLE[index] ?? []
  const email = `${slugOf(givenName)}.${slugOf(familyName)}@program.example`
  const birth = { accountId, id: id('operator', index), email, givenName, familyName }
  const on = (daysAgo: number) => working(daysBefore(base, daysAgo), dice.int(8, 16))
  const isLead = LEADS.includes(index)
  const [first = '', second = ''] = dice.sample(ORDINARY_ROLES, 2)
  const start = { at: on(NEVER_CAME[index] ?? dice.int(60, 600)), by }
  const roles = [builtInRole(accountId, isLead ? 'ONBOARDING_OPERATOR' : first)]
  const newcomer = invited({ ...birth, timeZone: dice.pick(TIME_ZONES) }, roles, start)
  if (index in NEVER_CAME) return onLeave(index, newcomer, { at: on(20), by })

  let story = confirmed(newcomer, on(ON_LEAVE.includes(index) ? 24 : dice.int(1, 19)))
  if (isLead) story = givenRole(story, leadRole(context), { at: on(45), by, reason: 'New team lead.' })
  else if (dice.chance(0.4))
    story = givenRole(story, builtInRole(accountId, second), { at: on(dice.int(25, 55)), by })
  if (FORGETFUL.includes(index))
    story = passwordReset(story, { at: on(1), by, reason: 'Requested by phone.' })
  return onLeave(index, story, { at: on(20), by })
}

function onLeave(index: number, story: OperatorStory, moment: Moment): OperatorStory {
  if (!ON_LEAVE.includes(index)) return story
  return disabled(story, { ...moment, reason: 'On leave until further notice.' })
}

/** Everybody in the demo account: the demo accounts, then their colleagues. */
export function demoOperators(context: DemoContext): OperatorStory[] {
  const accounts = signInAccounts(context)
  const by = personNamed(accounts, 'users')
  return [...accounts, ...PEOPLE.map((_, index) => colleague(context, index, by))]
}

/** The operator who signs in as `name@program.example`. */
export function personNamed(stories: readonly OperatorStory[], name: string): PersonRef {
  const story = stories.find(({ operator }) => operator.email.startsWith(`${name}@`))
  if (!story) throw new Error(`Nobody of the demo is called ${name}.`)
  return personOf(story.operator)
}

/** The only operator of the second account, which shows another environment. */
export function productionOperator({ base, id }: DemoContext, accountId: string): OperatorStory {
  const birth = { accountId, id: id('operator', 'production'), email: 'production@program.example' }
  const name = { givenName: 'Astrid', familyName: 'Bergström', timeZone: 'Europe/Stockholm' }
  const role = builtInRole(accountId, 'PROGRAM_ADMINISTRATOR')
  const story = invited({ ...birth, ...name }, [role], { at: daysBefore(base, 400), by: SYSTEM_PERSON })
  return confirmed(story, daysBefore(base, 3))
}
