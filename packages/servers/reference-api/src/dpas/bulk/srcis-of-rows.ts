import { SUBJECT_TYPE_LABELS, type SubjectType } from '@portal/contract/subjects/subject.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { sql } from 'kysely'
import { findCaller } from '../../access/caller.ts'
import type { Database } from '../../database/tables.ts'
import type { SubjectRow } from '../../subjects/subject-store.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import type { DpaRecord } from '../dpa-row.ts'
import { dpaStore } from '../dpa-store.ts'
import { lockSrcis, roomFor } from '../srci.ts'
import { dpaChanges } from './dpa-changes.ts'
import { type DpaRequest, type DpaRules, textOf } from './dpa-request.ts'
import type { DpaWrites } from './dpa-writes.ts'

/** An SRCI whose DPAs the rows change. */
interface SrciOfRows {
  /** Its DPAs that the rows name, by key. */
  readonly byKey: ReadonlyMap<string, DpaRecord>
  readonly change: ReturnType<typeof dpaChanges>
}

interface SrcisOfRows {
  /** Throws why a row cannot use the SRCI that it names. */
  of(request: DpaRequest): SrciOfRows
}

const refusal = (reason: 'REQUIRED' | 'INVALID_VALUE', message: string) =>
  new ApiError('VALIDATION_FAILED', { details: [fieldDetail('/subjectId', reason, message)] })

/** Why rows cannot use subjects that are not SRCIs, or that the person who started the task cannot access. */
async function refusalsOf(
  db: Database,
  { accountId, createdBy }: TaskRecord,
  ids: readonly string[],
): Promise<(id: string) => ApiError | undefined> {
  const operator = await findCaller(db, createdBy.id)
  const found = await db
    .selectFrom('subject')
    .select(['id', 'name', 'type'])
    .where('accountId', '=', accountId)
    .where('id', '=', sql<string>`any(${ids})`)
    .execute()
  const byId = new Map(found.map((subject) => [subject.id, subject]))
  const isOpen = (type: SubjectType) => operator?.subjectTypes.has(type) === true
  return (id) => {
    const subject = byId.get(id)
    if (!subject) return refusal('INVALID_VALUE', `Subject "${id.slice(0, 40)}" does not exist.`)
    // The name of an inaccessible subject must not be shown either.
    if (!isOpen(subject.type)) return refusal('INVALID_VALUE', `You have no access to the subject "${id}".`)
    if (subject.type === 'SRCI') return undefined
    const type = SUBJECT_TYPE_LABELS[subject.type]
    return refusal('INVALID_VALUE', `${subject.name} is of the type ${type} and has no DPAs.`)
  }
}

/** The SRCI's DPAs that rows name, and the changes to apply. */
async function srciOfRows(
  db: Database,
  { task, rules, writes }: { task: TaskRecord; rules: DpaRules; writes: DpaWrites },
  srci: SubjectRow,
  requests: readonly DpaRequest[],
): Promise<SrciOfRows> {
  const store = dpaStore(db, task.accountId, srci.id)
  const { matchBy } = rules
  const named = await store.lockMany(
    'srciDpaId',
    requests.flatMap(({ given }) => textOf(given.srciDpaId) ?? []),
  )
  const keys = requests.flatMap(({ key }) => textOf(key) ?? [])
  const found = matchBy === 'id' ? await store.lockMany('id', keys) : named
  const owners = new Map(named.map((dpa) => [dpa.srciDpaId, dpa.id]))
  return {
    byKey: new Map(found.map((dpa) => [matchBy === 'id' ? dpa.id : dpa.srciDpaId, dpa])),
    change: dpaChanges({ task, srci, rules, writes, owners, room: roomFor(srci) }),
  }
}

/** The SRCIs of the rows: that of the task, or those that the rows name. Blocks their other writers. */
export async function srcisOfRows(
  db: Database,
  task: TaskRecord,
  requests: readonly DpaRequest[],
  rules: DpaRules,
  writes: DpaWrites,
): Promise<SrcisOfRows> {
  const idOf = ({ subjectId }: DpaRequest) => task.subjectId ?? textOf(subjectId)
  const bySubject = new Map<string, DpaRequest[]>()
  for (const request of requests) {
    const id = idOf(request)
    if (id === undefined) continue
    const others = bySubject.get(id)
    if (others) others.push(request)
    else bySubject.set(id, [request])
  }
  const ids = [...bySubject.keys()]
  const refusalTo = task.subjectId === null ? await refusalsOf(db, task, ids) : () => undefined
  const srcis = await lockSrcis(
    db,
    task.accountId,
    ids.filter((id) => !refusalTo(id)),
  )
  const all = new Map<string, SrciOfRows>()
  for (const [id, srci] of srcis)
    all.set(id, await srciOfRows(db, { task, rules, writes }, srci, bySubject.get(id) ?? []))
  return {
    of(request) {
      const id = idOf(request)
      if (id === undefined) throw refusal('REQUIRED', 'Subject ID: This field is required')
      const srci = all.get(id)
      if (!srci) throw refusalTo(id) ?? new ApiError('SUBJECT_NOT_FOUND')
      return srci
    },
  }
}
