import type { PersonRef } from '@portal/contract/formats.ts'
import { dataSchemaOf } from '@portal/contract/subjects/data-schema-of.ts'
import type { DataKey, Status, SubjectType } from '@portal/contract/subjects/subject.ts'
import { PORTAL_NAMESPACE } from '@portal/reference-api/accounts/prepare-account.ts'
import type { AuditFacts } from '@portal/reference-api/database/audit-chain.ts'
import { changesBetween } from '@portal/reference-api/database/changes-between.ts'
import type { DataBody } from '@portal/reference-api/database/tables.ts'
import { withCertificateFacts } from '@portal/reference-api/subjects/certificate-keys.ts'
import { withThumbprints } from '@portal/reference-api/subjects/jwk-keys.ts'
import { newSubject } from '@portal/reference-api/subjects/new-subject.ts'
import { changeStatus, publish, saveData } from '@portal/reference-api/subjects/subject-lifecycle.ts'
import type { SubjectRecord } from '@portal/reference-api/subjects/subject-store.ts'
import { v5 as uuidOf } from 'uuid'

/** Time, person and reason of an action. */
export interface Moment {
  readonly at: Date
  readonly by: PersonRef
  readonly reason?: string
}

/** The story of one demo subject, produced by the product's own rules. */
export interface Story {
  readonly subject: SubjectRecord
  readonly entries: AuditFacts[]
}

interface Birth {
  readonly accountId: string
  readonly id: string
  readonly type: SubjectType
  readonly businessData: DataBody
}

/** Adds what the schema and the API add to a typed body. */
async function completed(type: SubjectType, dataKey: DataKey, body: DataBody, at: Date): Promise<DataBody> {
  const parsed = dataSchemaOf(type, dataKey).parse(body)
  if (dataKey === 'jwk') return withThumbprints(parsed)
  return dataKey === 'key' ? withCertificateFacts(parsed, at) : parsed
}

type What = Pick<AuditFacts, 'action' | 'changes'> & { readonly dataKey?: DataKey }

function entryFor(
  { accountId, id, revision }: SubjectRecord,
  { at, by, reason }: Moment,
  what: What,
): AuditFacts {
  return {
    accountId,
    id: uuidOf(`audit ${id} ${revision}`, PORTAL_NAMESPACE),
    at,
    operator: by,
    entity: 'subject',
    entityId: id,
    revision,
    source: 'PORTAL',
    taskId: null,
    correlationId: null,
    changeReason: reason ?? null,
    dataKey: null,
    ...what,
  }
}

function next({ entries }: Story, subject: SubjectRecord, moment: Moment, what: What): Story {
  const revised = { ...subject, revision: subject.revision + 1, updatedAt: moment.at, updatedBy: moment.by }
  return { subject: revised, entries: [...entries, entryFor(revised, moment, what)] }
}

export async function created({ businessData, ...birth }: Birth, moment: Moment): Promise<Story> {
  const { at, by } = moment
  const draft = { businessData: await completed(birth.type, 'businessData', businessData, at) }
  const subject = newSubject({ ...birth, draft }, by, at)
  const what = { action: 'SUBJECT_CREATED', changes: changesBetween({}, draft) }
  return { subject, entries: [entryFor(subject, moment, what)] }
}

export async function saved(story: Story, dataKey: DataKey, body: DataBody, moment: Moment): Promise<Story> {
  const { subject } = story
  const data = await completed(subject.type, dataKey, body, moment.at)
  const changes = changesBetween(subject.draft[dataKey] ?? {}, data)
  return next(story, saveData(subject, dataKey, data, moment.reason), moment, {
    action: 'SUBJECT_DATA_UPDATED',
    dataKey,
    changes,
  })
}

export function published(story: Story, moment: Moment): Story {
  const { subject } = story
  const publication = {
    publishedAt: moment.at,
    publishedBy: moment.by,
    publishedRevision: subject.revision + 1,
  }
  const changes = changesBetween(subject.published ?? {}, subject.draft)
  return next(story, { ...publish(subject, moment.at), ...publication }, moment, {
    action: 'SUBJECT_PUBLISHED',
    changes,
  })
}

export function turned(story: Story, status: Status, moment: Moment, systemSubjectId: string): Story {
  const changes = changesBetween({ status: story.subject.status }, { status })
  return next(story, changeStatus(story.subject, status, systemSubjectId), moment, {
    action: 'SUBJECT_STATUS_CHANGED',
    changes,
  })
}
