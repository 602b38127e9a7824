import type { SourceRow } from '../../bulk/source-row.ts'
import type { Database } from '../../database/tables.ts'
import { ApiError } from '../../http/api-error.ts'
import { isUnstorable } from '../../http/unstorable-text.ts'
import type { SubjectRow } from '../../subjects/subject-store.ts'
import { type DoneResult, done, type RowOutcome, refused } from '../../tasks/row-outcome.ts'
import type { RowPlan } from '../../tasks/row-task.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import type { DpaRecord } from '../dpa-row.ts'
import { dpaStore } from '../dpa-store.ts'
import { lockSrci, roomFor } from '../srci.ts'
import { type ChangeRules, dpaChanges } from './dpa-changes.ts'
import { dpaWrites } from './dpa-writes.ts'
import { maskedValue } from './row-values.ts'

/** What a row asks for. */
export interface DpaRequest {
  readonly source: SourceRow
  /** As reports name it. */
  readonly action: string
  readonly verb: 'UPSERT' | 'CREATE' | 'UPDATE' | 'DELETE'
  /** Finds the DPA; without it a new one is meant. */
  readonly key?: string | undefined
  /** Fields given in the row: `null` takes a value away. */
  readonly given: Readonly<Record<string, unknown>>
}

export interface DpaRules extends ChangeRules {
  readonly matchBy: 'srciDpaId' | 'id'
  /** What becomes of rows whose DPA is there although it must not be, or the other way round. */
  readonly whenUnfit: 'SKIP' | 'REFUSE'
}

/** A text by which something may be found; what the database cannot keep is nobody's id. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && !isUnstorable(value) ? value : undefined

/** SRCI's own ids that rows of this task have had before: the later row of two with the same id fails. */
async function idsSeen(
  db: Database,
  { id, parentTaskId }: TaskRecord,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('taskRow')
    .select('srciDpaId')
    .where('srciDpaId', 'in', ids)
    .where(({ and, eb, or }) =>
      or([
        and([eb('taskId', '=', id), eb('result', '!=', 'FAILED')]),
        // A row that was the later of two stays so when the failed ones are repeated.
        and([eb('taskId', '=', parentTaskId ?? id), eb('reason', '=', 'NOT_UNIQUE'), eb('taskId', '!=', id)]),
      ]),
    )
    .execute()
  return new Set(rows.flatMap(({ srciDpaId }) => srciDpaId ?? []))
}

interface Present {
  readonly byKey: ReadonlyMap<string, DpaRecord>
  /** Which DPA has an SRCI's own id now, as far as the rows name it. */
  readonly owners: Map<string, string>
}

async function presentDpas(
  db: Database,
  { accountId, id }: SubjectRow,
  requests: readonly DpaRequest[],
  matchBy: DpaRules['matchBy'],
): Promise<Present> {
  const store = dpaStore(db, accountId, id)
  const ids = requests.flatMap(({ given }) => textOf(given.srciDpaId) ?? [])
  const named = await store.lockMany('srciDpaId', ids)
  const keys = requests.flatMap(({ key }) => textOf(key) ?? [])
  const found = matchBy === 'id' ? await store.lockMany('id', keys) : named
  return {
    byKey: new Map(found.map((dpa) => [matchBy === 'id' ? dpa.id : dpa.srciDpaId, dpa])),
    owners: new Map(named.map((dpa) => [dpa.srciDpaId, dpa.id])),
  }
}

/** Works out rows that create, change or delete DPAs of the task's SRCI, by the rules of single calls. */
export async function planDpaRows(
  db: Database,
  task: TaskRecord,
  requests: readonly DpaRequest[],
  rules: DpaRules,
): Promise<RowPlan> {
  const srci = await lockSrci(db, task.accountId, task.subjectId ?? '')
  const present = await presentDpas(db, srci, requests, rules.matchBy)
  const named = requests.flatMap(({ given }) => textOf(given.srciDpaId) ?? [])
  const seen = await idsSeen(db, task, named)
  const writes = dpaWrites(task)
  const room = requests.some(({ verb }) => verb === 'UPSERT' || verb === 'CREATE') ? roomFor(srci) : 0
  const change = dpaChanges({ task, srci, rules, writes, owners: present.owners, room })

  function unfit(reasonOfRefusal: 'DPA_EXISTS' | 'DPA_NOT_FOUND'): [undefined, DoneResult] {
    if (rules.whenUnfit === 'SKIP') return [undefined, 'SKIPPED']
    throw new ApiError(reasonOfRefusal)
  }

  function carryOut({ source, verb, key, given }: DpaRequest): [DpaRecord | undefined, DoneResult] {
    if (source.problem) throw new ApiError('MALFORMED_REQUEST', { message: source.problem })
    const id = textOf(given.srciDpaId)
    if (id !== undefined && seen.has(id)) {
      throw new ApiError('VALIDATION_FAILED', {
        details: [{ reason: 'NOT_UNIQUE', source: '/srciDpaId', message: 'An earlier row has the same id.' }],
      })
    }
    const before = key === undefined ? undefined : present.byKey.get(key)
    if (before && verb === 'CREATE') return unfit('DPA_EXISTS')
    if (!before && (verb === 'UPDATE' || verb === 'DELETE')) return unfit('DPA_NOT_FOUND')
    if (!before) return change.create(given)
    return verb === 'DELETE' ? change.remove(before) : change.update(before, given)
  }

  function outcomeOf(request: DpaRequest): RowOutcome {
    const { source, action, given } = request
    const facts = { row: source.row, action, srciDpaId: textOf(given.srciDpaId) ?? request.key }
    try {
      const [dpa, result] = carryOut(request)
      if (typeof given.srciDpaId === 'string') seen.add(given.srciDpaId)
      const { id: dpaId, revision, draft } = dpa ?? {}
      return done({ ...facts, dpaId, revision, srciDpaId: draft?.srciDpaId ?? facts.srciDpaId }, result)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [detail] = error.details
      const field = detail?.source ?? ''
      return refused(facts, {
        reason: detail?.reason ?? error.reason,
        message: error.details.map(({ message }) => message).join('; ') || error.message,
        field,
        value: field.startsWith('/') ? maskedValue(given, field) : undefined,
      })
    }
  }

  return { outcomes: requests.map(outcomeOf), apply: () => writes.apply(db) }
}
