import { Button, DataTable, type Filter, FilterBar, HStack, Text } from '@portal/ui'
import {
  BulkPanel,
  type BulkRow,
  ExportPanel,
  ListMenus,
  QuickLook,
  SelectionBar,
  useColumns,
  useSelection,
  useTableState,
  ViewLink,
  ViewLinks,
  ViewName,
} from '@portal/ui/blocks'
import { useState } from 'react'
import { type Shop, shopColumns, shops } from './shops.tsx'

const noop = () => undefined
const rowKey = ({ id }: Shop) => id

const filters: Filter[] = [
  {
    name: 'country',
    label: 'Country',
    multiple: true,
    options: [
      { value: 'ES', label: 'Spain' },
      { value: 'FR', label: 'France' },
    ],
  },
]

/** The table with all its tools. */
export function TableWithTools() {
  const state = useTableState()
  const selection = useSelection(rowKey, { query: state.query, total: 40, rows: shops })
  const { shown, choice } = useColumns('examples', shopColumns, state)
  const table = {
    state,
    rows: shops,
    total: 40,
    isLoading: false,
    isRefreshing: false,
    columnChoice: choice,
    retry: noop,
  }
  return (
    <>
      <HStack justify="flex-end">
        <ListMenus columns={choice} exports={[{ label: 'Export', onSelect: noop }]} />
      </HStack>
      <ViewLinks
        state={state}
        views={[{ label: 'In Spain', query: 'country=ES' }]}
        owner="examples"
        list="examples"
        panel={() => <Text padding="3">Views that colleagues share appear here.</Text>}
      />
      <FilterBar table={table} filters={filters} searchLabel="Search by name" />
      <DataTable
        table={table}
        columns={shown}
        rowKey={rowKey}
        rowName={({ name }) => name}
        selection={selection}
        quickLook={{ onOpen: noop }}
        label="Shops to select from"
        empty={{ title: 'No shops yet' }}
      />
      <SelectionBar
        selection={selection}
        rows={shops}
        rowName={({ name }) => name}
        total={40}
        capped={false}
        items={[
          { label: 'Suspend', onSelect: noop },
          { label: 'Publish', disabledReason: 'Nothing has changed', onSelect: noop },
        ]}
      />
    </>
  )
}

/** A shared view that is open and changed, and the field for a view's name. */
export const RenamingView = () => (
  <HStack gap="2" wrap="wrap">
    <ViewLink to="?view=7" label="Risky shops" isCurrent isChanged />
    <ViewName initial="Risky shops" onSave={noop} onCancel={noop} />
  </HStack>
)

const done: BulkRow[] = [
  { name: 'Acme', state: 'done' },
  { name: 'Bolt', state: 'failed', message: 'It has active orders.' },
]

const running: BulkRow[] = [
  { name: 'Acme', state: 'running' },
  { name: 'Bolt', state: 'waiting' },
]

/** Panels that open over a list. */
export function ListPanels() {
  const [open, setOpen] = useState<'export' | 'look' | 'done' | 'running'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <HStack gap="2" wrap="wrap">
        <Button onClick={() => setOpen('export')}>Export</Button>
        <Button onClick={() => setOpen('look')}>Quick look</Button>
        <Button onClick={() => setOpen('running')}>Running bulk action</Button>
        <Button onClick={() => setOpen('done')}>Finished bulk action</Button>
      </HStack>
      {open === 'export' && (
        <ExportPanel
          label="Shops"
          total={40}
          capped={false}
          selected={2}
          onExport={async () => undefined}
          onClose={close}
        />
      )}
      {(open === 'done' || open === 'running') && (
        <BulkPanel
          title="Suspend 2 shops"
          rows={open === 'done' ? done : running}
          onStop={close}
          onRetry={close}
          onClose={close}
        />
      )}
      <QuickLook
        name={open === 'look' ? 'Acme' : undefined}
        rowKey={open === 'look' ? '1' : undefined}
        items={[{ label: 'Suspend', onSelect: close }]}
        onStep={noop}
        onShow={noop}
        onClose={close}
      >
        <Text>Twelve orders, all of them from Spain.</Text>
      </QuickLook>
    </>
  )
}
