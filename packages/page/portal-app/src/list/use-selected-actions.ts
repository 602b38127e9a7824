import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import { loadOrSay, type Selection } from '@portal/ui/blocks'
import { useState } from 'react'
import { useBulk } from '../action/use-bulk.tsx'
import type { ListRows, ListScreenProps } from './list-screen-props.ts'
import { useBulkItems } from './use-bulk-items.ts'

interface SelectedActions<E extends Endpoint>
  extends Pick<ListRows<E>, 'actions' | 'bulkChoices' | 'reread'> {
  readonly input: ListScreenProps<E>['input'] | undefined
  rowName(row: RowOf<E>): string
  rowKey(row: RowOf<E>): string
  readonly selection: Selection<RowOf<E>>
  /** Search and filters of the list. */
  readonly searched: Readonly<Record<string, unknown>>
  /** Plural noun of the rows: "payment applications". */
  readonly noun: string
  /** Reads the selected rows on all pages. */
  selectedRows(): Promise<readonly RowOf<E>[]>
}

const none = {}
const lateActions = () => import('../action/late-actions.ts')
const STILL_CHANGED = 'The selected records are still being changed.'
const STILL_READ = 'The selected records are still being read.'

/** The actions for selected rows: as one API task where available, otherwise row by row. */
export function useSelectedActions<E extends Endpoint>(parts: SelectedActions<E>) {
  const { input, actions = none, bulkChoices = [], reread, rowName, rowKey } = parts
  const { selection, searched, noun } = parts
  const { start, isWorking, panel } = useBulk(rowName, renewSelected)
  const [isReading, setReading] = useState(false)

  /** The selected rows may be on any page, and what can be done with them next depends on their state. */
  async function renewSelected(tried: readonly RowOf<E>[]): Promise<void> {
    // When all matching rows are selected, each action reads them from the list.
    if (!reread || selection.isAll) return
    const late = await lateActions()
    selection.renew(await late.renewedRows(tried, { rowKey, reread }))
  }

  async function whileReading<Result>(read: () => Promise<Result>): Promise<Result> {
    setReading(true)
    try {
      return await read()
    } finally {
      setReading(false)
    }
  }

  const bulk = useBulkItems({
    actions,
    choices: bulkChoices,
    selection,
    // What can be done next depends on the last action.
    busy: (isWorking && STILL_CHANGED) || (isReading && STILL_READ) || undefined,
    doWithSelected: async (action) => {
      const late = await whileReading(() => loadOrSay(lateActions, action.label))
      if (!late) return
      const selected = {
        records: selection.isAll ? undefined : selection.rows,
        query: { ...input?.params, ...recordOf(input?.query), ...searched },
        isNarrowed: Object.keys(searched).length > 0,
        count: selection.count,
        noun,
        rowName,
      }
      const task = late.bulkTaskOf(action, selected)
      if (!task) {
        const tried = reread ? late.withNewerRecords(action, reread) : action
        return start(tried, noun, await whileReading(parts.selectedRows))
      }
      const { countAll } = task
      const counting = countAll && { countAll: (query: object) => whileReading(() => countAll({ ...query })) }
      if (await late.startBulkTask(action, { ...task, ...counting }, selected)) selection.clear()
    },
  })
  return { ...bulk, panel }
}
