import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { RowOf } from '@portal/contract/page-of.ts'
import { can } from '@portal/session'
import type { Column } from '@portal/ui'
import { type ExportChoice, ExportPanel, type Selection } from '@portal/ui/blocks'
import { lazy, Suspense, useState } from 'react'
import type { ExportedList } from './export-builder.tsx'
import type { ListExport } from './list-export.ts'
import type { Reading } from './read-all.ts'
import { MAX_ROWS } from './use-list-rows.ts'

const ExportBuilder = lazy(async () => ({ default: (await import('./late-tools.ts')).ExportBuilder }))

interface ListExports<E extends Endpoint> extends Omit<ExportedList<RowOf<E>>, 'selected'> {
  /** Accessible name of the table. */
  readonly label: string
  /** The API's export of the list. */
  readonly exporting: ListExport<RowOf<E>> | undefined
  readonly selection: Selection<RowOf<E>>
  /** All columns of the list, and those that are shown. */
  readonly columns: {
    readonly every: readonly Column<RowOf<E>>[]
    readonly shown: readonly Column<RowOf<E>>[]
  }
  /** Saves rows as a file. */
  save(choice: ExportChoice, columns: readonly Column<RowOf<E>>[], reading: Reading): Promise<void>
}

/** The exports of a list, as a file of the page and as a task of the API: menu items, and the opened panel. */
export function useListExports<E extends Endpoint>(parts: ListExports<E>) {
  const { label, exporting, selection, columns, save, ...list } = parts
  const [opened, setOpened] = useState<'file' | 'builder'>()
  const onClose = () => setOpened(undefined)
  const task = exporting && can(exporting.call) ? exporting : undefined
  const ofTask = task ? [{ label: task.label, onSelect: () => setOpened('builder') }] : []

  return {
    items: [
      ...(exporting?.insteadOfFile ? [] : [{ label: 'Export', onSelect: () => setOpened('file') }]),
      ...ofTask,
    ],
    /** Those of them that selected rows have, too. */
    ofSelection: ofTask,
    panel: (
      <>
        {opened === 'builder' && task && (
          <Suspense fallback={null}>
            <ExportBuilder
              exporting={task}
              list={{ ...list, selected: selection.isAll ? 0 : selection.count }}
              onClose={onClose}
            />
          </Suspense>
        )}
        {opened === 'file' && (
          <ExportPanel
            label={label}
            total={Math.min(list.total, MAX_ROWS)}
            capped={list.capped}
            selected={selection.count}
            onExport={(asked, reading) =>
              save(asked, asked.columns === 'every' ? columns.every : columns.shown, reading)
            }
            onClose={onClose}
          />
        )}
      </>
    ),
  }
}
