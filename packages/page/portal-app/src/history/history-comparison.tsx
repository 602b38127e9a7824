import type { AnyInput, Endpoint } from '@portal/contract/endpoint.ts'
import type { HistoryChange, HistoryEntry } from '@portal/contract/history-entry.ts'
import { queryFor } from '@portal/session'
import { Button, ErrorNotice, HStack, Notice, Skeleton } from '@portal/ui'
import { Comparison, differences } from '@portal/ui/form'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listInput, pageIn } from '../list/list-call.ts'
import { entriesIn } from './entries-in.ts'
import { type Restore, RestoreFields } from './restore-fields.tsx'

interface HistoryComparisonProps {
  readonly call: Endpoint
  readonly input: Pick<AnyInput, 'params' | 'query'>
  /** Ids of the two entries, in any order. */
  readonly ids: readonly string[]
  readonly labelOf: ((path: string) => string | undefined) | undefined
  readonly renderChanges: ((changes: readonly HistoryChange[]) => ReactNode) | undefined
  readonly restore: Restore | undefined
  /** Rewrites an entry in the record's terms. */
  inWords(entry: HistoryEntry): HistoryEntry
  onClose(): void
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** Compares the states of a record after two entries of its history, side by side. */
export function HistoryComparison(props: HistoryComparisonProps) {
  const { call, input, ids, labelOf, renderChanges, restore, inWords, onClose } = props
  const asked = listInput<Endpoint>(input, { id: ids, include: 'snapshot', sort: 'changedAt' })
  const { data, error, refetch } = useQuery(queryFor(call, asked, { errors: 'here' }))
  if (error)
    return <ErrorNotice error={error} action={<Button onClick={() => void refetch()}>Try again</Button>} />
  if (!data) return <Skeleton height="8rem" role="status" aria-label="Loading the two states" />
  const [older, newer] = entriesIn(pageIn<Endpoint>(data).items)
  if (!older || !newer) return <Notice kind="info" title="One of the two entries is not in this history" />

  const changes = differences(asObject(older.snapshot), asObject(newer.snapshot))
  return (
    <Comparison
      from={older.changedAt}
      to={newer.changedAt}
      changes={inWords({ ...newer, changes }).changes}
      labelOf={labelOf}
      renderChanges={renderChanges}
    >
      {restore && changes.length > 0 && (
        <RestoreFields changes={changes} older={older} labelOf={labelOf} onRestore={restore} />
      )}
      <HStack>
        <Button onClick={onClose}>End comparison</Button>
      </HStack>
    </Comparison>
  )
}
