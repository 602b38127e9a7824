import { DpaBody } from '@portal/contract/dpas/dpa-body.ts'
import type { PersonRef } from '@portal/contract/formats.ts'
import type { HistoryChange } from '@portal/contract/history-entry.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { applyChanges } from '../../database/apply-changes.ts'
import type { DpaRecord } from '../dpa-row.ts'

/** A history entry of one DPA change. */
export interface DpaEntry {
  readonly action: string
  readonly revision: number
  readonly at: Date
  readonly operator: PersonRef
  readonly changes: readonly HistoryChange[]
}

const OPPOSITE = { ADD: 'REMOVE', REMOVE: 'ADD', REPLACE: 'REPLACE' } as const

const otherThan = (status: Status): Status => (status === 'ACTIVE' ? 'SUSPENDED' : 'ACTIVE')

const reverted = (record: object, { changes }: DpaEntry): DpaBody | null => {
  const back = changes.map(({ path, op, before, after }) => ({
    path,
    op: OPPOSITE[op],
    before: after,
    after: before,
  }))
  const body = applyChanges(record, back)
  if (Object.keys(body).length === 0) return null
  const parsed = DpaBody.safeParse(body)
  if (parsed.success) return parsed.data
  throw new ApiError('INVALID_STATE', {
    message: 'The earlier state no longer meets the rules, so it cannot be restored.',
  })
}

const publicationOf = (entry: DpaEntry | undefined) => ({
  publishedRevision: entry?.revision ?? null,
  publishedAt: entry?.at ?? null,
  publishedBy: entry?.operator ?? null,
})

/**
 * A DPA before some entries, the newest last; `undefined` if they created it. `published` are earlier entries of its
 * publishing.
 */
export function undoneDpa(
  dpa: DpaRecord,
  entries: readonly DpaEntry[],
  published: readonly DpaEntry[],
): DpaRecord | undefined {
  let before = dpa
  for (const entry of entries.toReversed()) {
    if (entry.action === 'DPA_CREATED') return undefined
    if (entry.action === 'DPA_PUBLISHED') {
      const live = before.published && reverted(before.published, entry)
      before = { ...before, published: live, ...publicationOf(live ? published.at(-1) : undefined) }
    } else if (entry.action === 'DPA_STATUS_CHANGED') before = { ...before, status: otherThan(before.status) }
    else before = { ...before, draft: reverted(before.draft, entry) ?? before.draft }
  }
  return before
}
