import { isDeepStrictEqual } from 'node:util'
import { DpaBody } from '@portal/contract/dpas/dpa-body.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { parseBody } from '../../http/parse-input.ts'
import type { SubjectRow } from '../../subjects/subject-store.ts'
import type { DoneResult } from '../../tasks/row-outcome.ts'
import type { TaskRecord } from '../../tasks/task-store.ts'
import { publish, requireDeletable, saveDraft } from '../dpa-lifecycle.ts'
import type { DpaRecord } from '../dpa-row.ts'
import { newDpa } from '../new-dpa.ts'
import type { DpaWrites } from './dpa-writes.ts'
import { mergeBody } from './merge-body.ts'
import type { NewBody } from './new-body.ts'

type Given = Readonly<Record<string, unknown>>

export interface ChangeRules {
  readonly publishes: boolean
  /** Whether both the person who started the task and the one who last changed it may delete DPAs. */
  readonly mayDelete: boolean
}

interface ChangeContext {
  readonly task: TaskRecord
  readonly srci: SubjectRow
  readonly rules: ChangeRules
  readonly writes: DpaWrites
  /** Current owner of each srciDpaId that the rows use. */
  readonly owners: Map<string, string>
  /** How many more DPAs the SRCI may have. */
  readonly room: number
}

/** Applies rows to single DPAs, by the rules of single calls. Each function throws when it rejects the row. */
export function dpaChanges({ task, srci, rules, writes, owners, room }: ChangeContext) {
  let left = room
  // The reason may be missing during a check; the confirmation asks for it.
  const reason = task.changeReason ?? (task.status === 'VALIDATING' ? 'Pending confirmation.' : undefined)

  function own(dpa: DpaRecord): void {
    const { srciDpaId } = dpa.draft
    const owner = owners.get(srciDpaId)
    if (owner !== undefined && owner !== dpa.id) throw new ApiError('DPA_EXISTS')
    owners.set(srciDpaId, dpa.id)
  }

  /** Publishes unpublished changes, if requested. */
  function goLive(dpa: DpaRecord): DpaRecord {
    if (!rules.publishes || (dpa.published && isDeepStrictEqual(dpa.published, dpa.draft))) return dpa
    const live = publish(dpa, srci, task.createdBy)
    return writes.change(dpa, live, 'DPA_PUBLISHED', { before: dpa.published ?? {}, after: live.draft })
  }

  function create(body: NewBody): [DpaRecord, DoneResult] {
    const draft = body()
    if (left < 1) throw new ApiError('DPA_LIMIT_REACHED')
    const dpa = newDpa({ accountId: task.accountId, subjectId: srci.id, draft, by: task.createdBy })
    own(dpa)
    if (rules.publishes) publish(dpa, srci, task.createdBy)
    left -= 1
    return [goLive(writes.create(dpa)), 'CREATED']
  }

  function update(before: DpaRecord, given: Given): [DpaRecord, DoneResult] {
    const draft = parseBody(DpaBody, mergeBody(before.draft, given))
    if (isDeepStrictEqual(draft, before.draft)) {
      const live = goLive(before)
      return [live, live === before ? 'UNCHANGED' : 'PUBLISHED']
    }
    const after = saveDraft(before, draft, reason)
    own(after)
    if (rules.publishes) publish(after, srci, task.createdBy)
    const dpa = writes.change(before, after, 'DPA_UPDATED', { before: before.draft, after: draft })
    return [goLive(dpa), 'UPDATED']
  }

  function remove(dpa: DpaRecord): [DpaRecord, DoneResult] {
    if (!rules.mayDelete)
      throw new ApiError('PERMISSION_DENIED', { message: 'Deleting also requires dpa.delete.' })
    requireDeletable(dpa)
    writes.remove(dpa)
    return [dpa, 'DELETED']
  }

  return { create, update, remove }
}
