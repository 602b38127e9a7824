import { isDeepStrictEqual } from 'node:util'
import { dataSchemaOf } from '@portal/contract/subjects/data-schema-of.ts'
import { type DataKey, dataKeysOf } from '@portal/contract/subjects/subject.ts'
import type { PackagedSubject } from '@portal/contract/subjects/subject-package-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { AuditFacts } from '../../database/audit-chain.ts'
import { changesBetween } from '../../database/changes-between.ts'
import type { DataBody, Database } from '../../database/tables.ts'
import { parseBody } from '../../http/parse-input.ts'
import type { DoneResult } from '../../tasks/row-outcome.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import { completeData } from '../complete-data.ts'
import { newSubject } from '../new-subject.ts'
import { hasUnpublishedChanges } from '../subject-facts.ts'
import { publish, saveData } from '../subject-lifecycle.ts'
import { type SubjectRow, subjectStore } from '../subject-store.ts'
import { entryInTask } from './entry-in-task.ts'
import { matchingSubject } from './matching-subject.ts'
import { NEEDS_CREATE } from './require-fitting-ids.ts'
import { localResourceData } from './resource-references.ts'

interface ImportRules {
  readonly onConflict: 'FAIL' | 'UPDATE_DRAFT'
  readonly publish: boolean
  readonly mayCreate: boolean
  /** The parts of the data to import; all by default. */
  readonly dataKeys?: readonly DataKey[] | undefined
}

export interface ImportContext {
  readonly db: Database
  readonly task: TaskRecord
  readonly rules: ImportRules
  /** What is written adds its entries here. They are appended last, since that blocks the account's other writers. */
  readonly entries: AuditFacts[]
}

export interface ImportedSubject {
  /** The local subject before the import. */
  readonly before: SubjectRow | undefined
  readonly subject: SubjectRow
  readonly result: DoneResult
  /** A warning, although the import succeeded. */
  readonly warning?: string
}

/** Adds the part of the subject to the place of an invalid value. */
const within = (dataKey: DataKey) => (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
  const { reason, message, details } = error
  throw new ApiError(reason, {
    message,
    details: details.map((detail) => ({ ...detail, source: `/${dataKey}${detail.source ?? ''}` })),
  })
}

/** Writes a packaged subject into the draft of the local subject, or creates it. */
export async function importSubject(
  { db, task, rules, entries }: ImportContext,
  packaged: PackagedSubject,
): Promise<ImportedSubject> {
  const { accountId, createdBy: by } = task
  const store = subjectStore(db, accountId)
  // The reason may be missing during a comparison; the confirmation asks for it.
  const reason = task.changeReason ?? (task.status === 'VALIDATING' ? 'Pending confirmation.' : undefined)
  const existing = await matchingSubject(db, accountId, packaged)
  if (existing && rules.onConflict === 'FAIL') throw new ApiError('SUBJECT_EXISTS')
  if (!existing && !rules.mayCreate) throw new ApiError('PERMISSION_DENIED', { message: NEEDS_CREATE })

  const record = (
    subject: SubjectRow,
    action: string,
    dataKey: DataKey | undefined,
    before: object,
    after: object,
  ) => {
    const { id: entityId, revision } = subject
    const changes = changesBetween(before, after)
    entries.push(entryInTask(task, action, { entity: 'subject', entityId, revision, dataKey, changes }))
  }

  async function create(businessData: DataBody): Promise<SubjectRow> {
    const { id, type } = packaged
    const data = parseBody(dataSchemaOf(type, 'businessData'), businessData)
    const made = await store.insert(newSubject({ accountId, id, type, draft: { businessData: data } }, by))
    record(made, 'SUBJECT_CREATED', undefined, {}, made.draft)
    return made
  }

  async function save(before: SubjectRow, dataKey: DataKey, body: DataBody): Promise<SubjectRow> {
    const parsed = parseBody(dataSchemaOf(before.type, dataKey), body)
    const data = await completeData({ db, subject: before }, dataKey, parsed)
    if (isDeepStrictEqual(data, before.draft[dataKey])) return before
    const saved = await store.save(saveData(before, dataKey, data, reason), by)
    record(saved, 'SUBJECT_DATA_UPDATED', dataKey, before.draft[dataKey] ?? {}, data)
    return saved
  }

  const { resourceData, missing } = await localResourceData(
    db,
    accountId,
    packaged.data.resourceData,
    packaged.resources ?? [],
  )
  const data: Partial<Record<string, DataBody>> = { ...packaged.data, ...(resourceData && { resourceData }) }
  let subject = existing ?? (await create(data.businessData ?? {}))
  for (const dataKey of dataKeysOf(packaged.type)) {
    const body = rules.dataKeys?.includes(dataKey) === false ? undefined : data[dataKey]
    if (body) subject = await save(subject, dataKey, body).catch(within(dataKey))
  }
  const changed = subject.revision !== existing?.revision
  const goesLive = rules.publish && (!subject.published || hasUnpublishedChanges(subject))
  if (goesLive) {
    const at = new Date()
    const publication = { publishedRevision: subject.revision + 1, publishedAt: at, publishedBy: by }
    const before = subject.published ?? {}
    subject = await store.save({ ...publish(subject, at), ...publication }, by)
    record(subject, 'SUBJECT_PUBLISHED', undefined, before, subject.draft)
  }
  const kept = goesLive ? 'PUBLISHED' : 'UNCHANGED'
  const result = existing ? (changed ? 'UPDATED' : kept) : 'CREATED'
  return {
    before: existing,
    subject,
    result,
    ...(missing.length > 0 && { warning: `Left out because missing here: ${missing.join(', ')}.` }),
  }
}
