import type { PersonRef } from '@portal/contract/formats.ts'
import { type DataKey, dataKeysOf, type SubjectType } from '@portal/contract/subjects/subject.ts'
import type { DataBody } from '@portal/reference-api/database/tables.ts'
import { businessData, type DemoSubject } from './demo-business-data.ts'
import { defaultDpaConfig, identityConfig, notificationsConfig, resourceData } from './demo-configuration.ts'
import { type DemoContext, daysBefore } from './demo-context.ts'
import { certificateKeys, jwkSet } from './demo-keys.ts'
import {
  AUTH_PLATFORM_NAMES,
  BACKEND_NAMES,
  DCF_NAMES,
  HOME_COUNTRIES,
  PLACES,
  REGIONS,
  SRCI_NAMES,
  SRCPI_NAMES,
  SYSTEM_NAME,
  slugOf,
} from './demo-names.ts'
import { created, type Moment, published, type Story, saved, turned } from './demo-story.ts'

const NAMES: Record<Exclude<SubjectType, 'SRCI'>, readonly string[]> = {
  SRCPI: SRCPI_NAMES,
  DCF: DCF_NAMES,
  SRC: [SYSTEM_NAME],
  EXT_BACKEND: BACKEND_NAMES,
  EXT_AUTH_PLATFORM: AUTH_PLATFORM_NAMES,
}

/** Special facts about some subjects, by their position in the list above. */
const NEVER_PUBLISHED = ['SRCI 21', 'SRCI 23', 'SRCPI 16', 'DCF 5']
const WITH_CHANGES = ['SRCI 0', 'SRCI 4', 'SRCI 11', 'SRCPI 2', 'SRCPI 9', 'EXT_BACKEND 1']
const SUSPENDED = ['SRCI 7', 'SRCPI 5', 'DCF 3']
const EXPIRING: Readonly<Record<string, number>> = { 'SRCI 2': 12, 'SRCPI 1': 25 }

const REASONS = [
  'Go-live approved by the onboarding board.',
  'Agreed with the partner in the weekly call.',
  'Yearly review of the partner data.',
  'Partner moved its checkout to a new host.',
  'Correction after a support case.',
]

const body: Record<DataKey, (subject: DemoSubject, daysLeft: number) => DataBody> = {
  businessData,
  defaultDpaConfig,
  identityConfig,
  jwk: (subject) => jwkSet(subject),
  key: certificateKeys,
  notificationsConfig,
  resourceData,
}

/** The next step happens a little later than the last one. */
function clock({ context, dice }: DemoSubject, people: readonly PersonRef[], days: number) {
  let left = days
  return (reason?: string): Moment => {
    left -= dice.int(1, Math.max(1, Math.floor(left / 8)))
    const at = new Date(daysBefore(context.base, left).getTime() + dice.int(28_800_000, 61_200_000))
    return { at, by: dice.pick(people), ...(reason && { reason }) }
  }
}

async function storyOf(subject: DemoSubject, people: readonly PersonRef[]): Promise<Story> {
  const { type, index, dice, context } = subject
  const label = `${type} ${index}`
  const moment = clock(subject, people, dice.int(120, 600))
  const id = type === 'SRC' ? context.systemSubjectId : context.id(type, index)
  const birth = { accountId: context.accountId, id, type, businessData: businessData(subject) }
  let story = await created(birth, moment())
  for (const dataKey of dataKeysOf(type).slice(1)) {
    story = await saved(
      story,
      dataKey,
      body[dataKey](subject, EXPIRING[label] ?? dice.int(90, 700)),
      moment(),
    )
  }
  if (NEVER_PUBLISHED.includes(label)) return story
  story = published(story, moment(dice.pick(REASONS)))
  if (dice.chance(0.5)) {
    const described = {
      ...story.subject.draft.businessData,
      description: `${subject.name}, onboarded for Click to Pay.`,
    }
    story = await saved(story, 'businessData', described, moment(dice.pick(REASONS)))
    story = published(story, moment(dice.pick(REASONS)))
  }
  if (SUSPENDED.includes(label))
    return turned(
      story,
      'SUSPENDED',
      moment('Contract ended, waiting for the renewal.'),
      context.systemSubjectId,
    )
  if (!WITH_CHANGES.includes(label)) return story
  const moved = { ...story.subject.draft.businessData, website: `https://www.${subject.host}` }
  return saved(story, 'businessData', moved, moment('Partner moved its website to a new host.'))
}

/** All names, then the same ones in other regions. */
const srciNames = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / SRCI_NAMES.length)
    return `${SRCI_NAMES[index % SRCI_NAMES.length]} ${REGIONS[round - 1] ?? ''}`.trim()
  })

/** The stories of all demo subjects, with this many SRCIs, by the operators who can change them. */
export function demoStories(
  context: DemoContext,
  people: readonly PersonRef[],
  srcis: number,
): Promise<Story[]> {
  const types: SubjectType[] = ['EXT_AUTH_PLATFORM', 'EXT_BACKEND', 'SRC', 'SRCI', 'SRCPI', 'DCF']
  const stories = types.flatMap((type) =>
    (type === 'SRCI' ? srciNames(srcis) : NAMES[type]).map((name, index) => {
      const dice = context.random(`subject ${type} ${index}`)
      const home = HOME_COUNTRIES[name]
      const place = dice.pick(PLACES.filter(({ countryCode }) => countryCode === (home ?? countryCode)))
      return storyOf({ type, name, index, place, host: `${slugOf(name)}.example`, dice, context }, people)
    }),
  )
  return Promise.all(stories)
}
