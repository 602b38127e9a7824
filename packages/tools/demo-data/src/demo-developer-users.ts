import type { PersonRef } from '@portal/contract/formats.ts'
import type { BUSINESS_SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import { decide } from '@portal/reference-api/developer-portal/developer-user-lifecycle.ts'
import type { DeveloperUserRecord } from '@portal/reference-api/developer-portal/developer-user-store.ts'
import { developerUserFacts } from '@portal/reference-api/developer-portal/developer-user-view.ts'
import { type DemoContext, daysBefore } from './demo-context.ts'
import { demoEntry } from './demo-history.ts'
import { DCF_NAMES, HOME_COUNTRIES, PEOPLE, PLACES, SRCI_NAMES, SRCPI_NAMES, slugOf } from './demo-names.ts'
import { SYSTEM_PERSON } from './demo-operators.ts'
import type { Moment } from './demo-story.ts'
import type { Random } from './random.ts'

/** One developer's story so far. */
export interface DeveloperStory {
  readonly user: DeveloperUserRecord
  readonly entries: AuditFacts[]
}

const COUNT = 64
const PENDING = 17
const REJECTED = 8
const REASONS = [
  'The company is not a partner of the program.',
  'A second account of the same person.',
  'The email address does not belong to the company.',
]

type BusinessType = (typeof BUSINESS_SUBJECT_TYPES)[number]

/** Developers work for the business subjects of the demo. */
const COMPANIES: readonly { type: BusinessType; name: string; index: number }[] = [
  ...SRCI_NAMES.map((name, index) => ({ type: 'SRCI' as const, name, index })),
  ...SRCPI_NAMES.map((name, index) => ({ type: 'SRCPI' as const, name, index })),
  ...DCF_NAMES.map((name, index) => ({ type: 'DCF' as const, name, index })),
]

/** Phone numbers reserved for fiction. */
const phoneOf = (dice: Random): string =>
  dice.chance(0.5) ? `+1202555010${dice.int(0, 9)}` : `+447700900${dice.int(100, 999)}`

function requested(context: DemoContext, index: number, dice: Random, at: Date): DeveloperStory {
  const [givenName = ''] = PEOPLE[index % PEOPLE.length] ?? []
  const familyName = PEOPLE[(index * 5 + Math.floor(index / PEOPLE.length) + 3) % PEOPLE.length]?.[1] ?? ''
  const company = dice.pick(COMPANIES)
  const host = `${slugOf(company.name)}.example`
  const user: DeveloperUserRecord = {
    id: context.id('developer-portal user', index),
    accountId: context.accountId,
    email: `${slugOf(givenName)}.${slugOf(familyName)}@${host}`,
    givenName,
    familyName,
    companyName: company.name,
    country: HOME_COUNTRIES[company.name] ?? dice.pick(PLACES).countryCode,
    phone: dice.chance(0.8) ? phoneOf(dice) : null,
    requestedSubjectTypes: [company.type],
    subjectId: dice.chance(0.6) ? context.id(company.type, company.index) : null,
    status: 'PENDING',
    requestedAt: at,
    decidedAt: null,
    decidedBy: null,
    decisionReason: null,
    revision: 1,
    createdAt: at,
    createdBy: SYSTEM_PERSON,
    updatedAt: at,
    updatedBy: SYSTEM_PERSON,
  }
  const moment = { at, by: SYSTEM_PERSON }
  const facts = { before: {}, after: developerUserFacts(user) }
  return { user, entries: [demoEntry('developerPortalUser', user, 'DEVUSER_CREATED', moment, facts)] }
}

function decided(
  { user, entries }: DeveloperStory,
  status: 'ENABLED' | 'REJECTED',
  { at, by, reason }: Moment,
): DeveloperStory {
  const changed = decide(user, status, { at, by, reason })
  const revised = { ...changed, revision: user.revision + 1, updatedAt: at, updatedBy: by }
  const moment = { at, by, ...(reason && { reason }) }
  const facts = { before: developerUserFacts(user), after: developerUserFacts(revised) }
  const entry = demoEntry('developerPortalUser', revised, `DEVUSER_${status}`, moment, facts)
  return { user: revised, entries: [...entries, entry] }
}

/** Developer portal users: some pending, most enabled, some rejected, by the people named. */
export function demoDeveloperUsers(context: DemoContext, people: readonly PersonRef[]): DeveloperStory[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const dice = context.random(`developer-portal user ${index}`)
    const days = index < PENDING ? dice.int(1, 14) : dice.int(20, 500)
    const at = new Date(daysBefore(context.base, days).getTime() + dice.int(21_600_000, 79_200_000))
    const story = requested(context, index, dice, at)
    if (index < PENDING) return story
    const moment = { at: new Date(at.getTime() + dice.int(3_600_000, 400_000_000)), by: dice.pick(people) }
    if (index >= PENDING + REJECTED) return decided(story, 'ENABLED', moment)
    return decided(story, 'REJECTED', { ...moment, reason: dice.pick(REASONS) })
  })
}
