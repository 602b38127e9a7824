import type { PersonRef } from '@portal/contract/formats.ts'
import { prepareAccount } from '@portal/reference-api/accounts/prepare-account.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import type { Settings } from '@portal/reference-api/settings.ts'
import type { ObjectStore } from '@portal/reference-api/storage/object-store.ts'
import { reserveBins } from '@portal/reference-api/subjects/bin-ranges.ts'
import { toRow } from '@portal/reference-api/subjects/subject-store.ts'
import { demoChain, END_OF_TIME } from './demo-chain.ts'
import { demoContext } from './demo-context.ts'
import { loadDemoDpas, srcisFor } from './demo-dpas.ts'
import { loadIdv } from './demo-idv.ts'
import type { OperatorStory } from './demo-operator-story.ts'
import { personNamed } from './demo-operators.ts'
import { demoPeople } from './demo-people.ts'
import { loadProfiles } from './demo-profiles.ts'
import { loadResources } from './demo-resources.ts'
import type { DemoSettings } from './demo-settings.ts'
import type { Story } from './demo-story.ts'
import { demoStories } from './demo-subjects.ts'
import { demoTasks } from './demo-tasks.ts'
import { loadTemplates } from './demo-templates.ts'
import { loadDemoDevelopers, loadDemoOperators } from './load-demo-people.ts'
import { loadDemoTasks } from './load-demo-tasks.ts'

/** Shows what a production account looks like. */
export const PRODUCTION_ACCOUNT = 'c2p-prod-demo'

/** Operators who could have changed subjects: the demo accounts for administration, onboarding and risk. */
const editors = (operators: readonly OperatorStory[]): PersonRef[] =>
  ['admin', 'onboarding', 'risk'].map((name) => personNamed(operators, name))

/** Live SRCIs, those with the most DPAs first. */
const srcisOf = (stories: readonly Story[]) =>
  stories.flatMap(({ subject }) => {
    const name = subject.draft.businessData?.displayName
    return subject.type === 'SRCI' && subject.published ? [{ id: subject.id, name: String(name) }] : []
  })

async function insertSubjects(db: Database, stories: readonly Story[]): Promise<void> {
  await db
    .insertInto('subject')
    .values(stories.map(({ subject }) => toRow(subject)))
    .execute()
  for (const { subject } of stories.filter((story) => story.subject.type === 'SRCPI'))
    await reserveBins(db, subject)
}

/** Fills an empty database with a believable program; the same seed and day give the same data. */
export async function loadDemoData(
  { db, storage }: { db: Database; storage: ObjectStore },
  settings: Settings,
  demo: DemoSettings,
): Promise<void> {
  const context = demoContext(settings, demo)
  await prepareAccount(db, {
    id: PRODUCTION_ACCOUNT,
    name: 'Click to Pay',
    environment: 'PRODUCTION',
    productTitle: 'Operations portal',
  })
  const { operators, entries: operatorEntries } = await loadDemoOperators(db, context, PRODUCTION_ACCOUNT)
  const stories = await demoStories(context, editors(operators), srcisFor(demo.dpas))
  await insertSubjects(db, stories)
  const entries: AuditFacts[] = stories.flatMap((story) => story.entries)
  entries.push(...operatorEntries, ...(await loadDemoDevelopers(db, context, operators, settings)))
  const people = demoPeople(operators)
  entries.push(...(await loadResources(db, context, people)))
  entries.push(...(await loadIdv(db, context, people)), ...(await loadTemplates(db, context, people)))
  await loadProfiles(db, context)
  const onboarders = editors(operators).slice(0, 2)
  const tasks = demoTasks(context, onboarders, srcisOf(stories))
  const chain = demoChain(db, context.accountId)
  chain.add([...entries, ...tasks.flatMap((task) => task.entries)])
  await loadDemoDpas(db, context, { stories, people: onboarders, count: demo.dpas }, chain)
  await loadDemoTasks({ db, storage }, context, tasks)
  await chain.writeUntil(END_OF_TIME)
}
