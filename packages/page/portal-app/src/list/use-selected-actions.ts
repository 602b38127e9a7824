import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import { loadOrSay, type Selection } from '@portal/ui/blocks'
import { useState } from 'react'
import { bulkTaskOf } from '../action/bulk-task.ts'
import { useBulk } from '../action/use-bulk.tsx'
import { withNewerRecords } from '../action/with-newer-records.ts'
import type { ListRows, ListScreenProps } from './list-screen-props.ts'
import { useBulkItems } from './use-bulk-items.ts'
import { useRenewSelected } from './use-renew-selected.ts'

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
const STILL_CHANGED = 'The selected records are still being changed.'
const STILL_READ = 'The selected records are still being read.'

/** The actions for selected rows: as one API task where available, otherwise row by row. */
export function useSelectedActions<E extends Endpoint>(parts: SelectedActions<E>) {
  const { input, actions = none, bulkChoices = [], reread, rowName, selection, searched, noun } = parts
  const { start, isWorking, panel } = useBulk(rowName, useRenewSelected(parts))
  const [isReading, setReading] = useState(false)

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
      const selected = {
        records: selection.isAll ? undefined : selection.rows,
        query: { ...input?.params, ...recordOf(input?.query), ...searched },
        isNarrowed: Object.keys(searched).length > 0,
        count: selection.count,
        noun,
        rowName,
      }
      const task = bulkTaskOf(action, selected)
      if (!task) {
        const tried = reread ? withNewerRecords(action, reread) : action
        return start(tried, noun, await whileReading(parts.selectedRows))
      }
      const { countAll } = task
      const counting = countAll && { countAll: (query: object) => whileReading(() => countAll({ ...query })) }
      const bulk = await loadOrSay(() => import('../action/late-actions.ts'), action.label)
      if (await bulk?.startBulkTask(action, { ...task, ...counting }, selected)) selection.clear()
    },
  })
  return { ...bulk, panel }
}
