import type { Endpoint, InputOf } from '@portal/contract/endpoint.ts'
import type { HistoryEntry } from '@portal/contract/history-entry.ts'
import { call as callApi } from '@portal/session'
import { RowMenu } from '@portal/ui'
import { formatExactTime } from '@portal/ui/blocks'
import { listInput, pageIn } from '../list/list-call.ts'
import { entriesIn } from './entries-in.ts'
import type { Restore } from './restore-fields.tsx'

interface VersionMenuProps<E extends Endpoint> {
  readonly call: E
  readonly input: Omit<InputOf<E>, 'body'>
  readonly entry: HistoryEntry | undefined
  restoreVersion(entry: HistoryEntry): Restore | undefined
}

/** Actions for the state after a history entry. */
export function VersionMenu<E extends Endpoint>({ call, input, entry, restoreVersion }: VersionMenuProps<E>) {
  // A view created no version.
  const restore = entry && entry.changes.length > 0 && restoreVersion(entry)
  if (!restore) return null

  async function takeUp({ id }: HistoryEntry, take: Restore) {
    const answer = await callApi(call, listInput<E>(input, { id: [id], include: 'snapshot' }))
    const [older] = entriesIn(pageIn<E>(answer).items)
    if (older) take('all', older)
  }

  return (
    <RowMenu
      label={formatExactTime(entry.changedAt)}
      items={[{ label: 'Restore this version', onSelect: () => void takeUp(entry, restore) }]}
    />
  )
}
