import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'
import { toChangeRequestRow } from '@portal/reference-api/resources/change-request-store.ts'
import { toFileRow } from '@portal/reference-api/resources/file-store.ts'
import type { DemoContext } from './demo-context.ts'
import { demoDirectories, demoFiles } from './demo-directories.ts'
import { demoClock } from './demo-entry.ts'
import {
  addDraft,
  bornFile,
  bringBack,
  editDraft,
  type FileLife,
  publishDraft,
  removeVersion,
} from './demo-file-life.ts'
import type { DemoPeople } from './demo-people.ts'
import type { RequestLife } from './demo-request-life.ts'
import { reviewedFile } from './demo-reviewed-files.ts'

const TAKEN_OVER = 'Taken over from the former content system.'

/** A file in a directory without reviews: two versions were live, and a third is or was in progress. */
function plainFile(
  context: DemoContext,
  people: DemoPeople,
  plan: FileLife['plan'],
  place: number,
): FileLife {
  const clock = demoClock(context, context.random(`file ${plan.name}`), 420)
  const by = (who: keyof DemoPeople) => ({ at: clock(), by: people[who] })
  const life = bornFile(context, plan, by('editor'))
  publishDraft(context, life, 1, by('admin'), TAKEN_OVER)
  addDraft(context, life, by('editor'))
  publishDraft(context, life, 2, by('admin'), 'Spring release of the checkout.')
  addDraft(context, life, by('editor'))
  if (place % 3 === 0) editDraft(context, life, 3, by('editor'), 'Wording after the usability test.')
  if (place % 3 === 1) publishDraft(context, life, 3, by('admin'), 'Correction after a support case.')
  if (place % 3 === 2) removeVersion(context, life, 3, by('editor'), 'Superseded before it was published.')
  if (place % 2 === 0) addDraft(context, life, by('editor'))
  if (place === 2) bringBack(context, life, 3, by('editor'))
  return life
}

interface DemoResources {
  readonly files: readonly FileLife[]
  readonly requests: readonly RequestLife[]
}

/** The stories of all files and of all change requests, numbered in the order of their opening. */
function demoResources(context: DemoContext, people: DemoPeople): DemoResources {
  const [legal, plain] = [true, false].map((isLegal) =>
    demoFiles().filter(({ tags }) => tags.includes('legal') === isLegal),
  )
  const reviewedLives = (legal ?? []).map((plan, place) => reviewedFile(context, people, plan, place))
  const plainLives = (plain ?? []).map((plan, place) => plainFile(context, people, plan, place))
  const requests = reviewedLives
    .flatMap((one) => one.requests)
    .toSorted((a, b) => a.request.createdAt.getTime() - b.request.createdAt.getTime())
  requests.forEach((requestLife, place) => {
    requestLife.request = { ...requestLife.request, no: place + 1 }
  })
  return { files: [...reviewedLives.map(({ life }) => life), ...plainLives], requests }
}

/** Writes the demo resources; returns their history. */
export async function loadResources(
  db: Database,
  context: DemoContext,
  people: DemoPeople,
): Promise<AuditFacts[]> {
  const { files, requests } = demoResources(context, people)
  await db.insertInto('directory').values(demoDirectories(context)).execute()
  await db
    .insertInto('file')
    .values(files.map(({ file }) => toFileRow(file)))
    .execute()
  await db
    .insertInto('fileVersion')
    .values(files.flatMap(({ versions }) => versions))
    .execute()
  await db
    .insertInto('changeRequestCounter')
    .values({ accountId: context.accountId, lastNo: requests.length })
    .execute()
  await db
    .insertInto('changeRequest')
    .values(requests.map(({ request }) => toChangeRequestRow(request)))
    .execute()
  await db
    .insertInto('changeRequestComment')
    .values(requests.flatMap(({ comments }) => comments))
    .execute()
  await db
    .insertInto('changeRequestReview')
    .values(requests.flatMap(({ reviews }) => reviews))
    .execute()
  return [...files, ...requests].flatMap(({ entries }) => entries)
}
