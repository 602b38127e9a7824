import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import type { BulkRow } from './bulk-panel.tsx'
import { BulkPanel, ExportPanel, QuickLook } from './list-panels.tsx'

const rows: BulkRow[] = [
  { name: 'Acme', state: 'done' },
  { name: 'Bolt', state: 'failed', message: 'It has active orders.' },
]
const nothing = () => undefined

test('shows a result for each record of a bulk action, failures first, and retries those', async () => {
  const retry = jest.fn()
  renderInPortal(
    <BulkPanel title="Suspend 2 shops" rows={rows} onStop={nothing} onRetry={retry} onClose={nothing} />,
  )
  const results = await screen.findByRole('list', { name: 'Results' })
  expect(results.textContent).toBe('BoltIt has active orders.Acme')
  expect(screen.getByText('1 done, 1 failed')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try 1 again' }))
  expect(retry).toHaveBeenCalledTimes(1)
  await expectAccessible(screen.getByRole('dialog'))
})

test('keeps one result for each of two records with the same name', async () => {
  const panel = (one: BulkRow['state'], other: BulkRow['state'], bolt: BulkRow['state']) => (
    <BulkPanel
      title="Suspend 3 shops"
      rows={[
        { name: 'Acme', state: one },
        { name: 'Acme', state: other },
        { name: 'Bolt', state: bolt },
      ]}
      onStop={nothing}
      onRetry={nothing}
      onClose={nothing}
    />
  )
  const { show } = renderInPortal(panel('running', 'waiting', 'waiting'))
  const results = await screen.findByRole('list', { name: 'Results' })
  show(panel('done', 'stopped', 'failed'))
  const shown = within(results)
    .getAllByRole('listitem')
    .map((result) => [within(result).getByRole('img').getAttribute('aria-label'), result.textContent])
  expect(shown).toEqual([
    ['Failed', 'Bolt'],
    ['Stopped', 'Acme'],
    ['Done', 'Acme'],
  ])
})

test('lets a running bulk action be stopped, and does not close it on Escape', async () => {
  const [stop, close] = [jest.fn(), jest.fn()]
  const running: BulkRow[] = [{ name: 'Acme', state: 'running' }]
  renderInPortal(
    <BulkPanel title="Suspend 1 shop" rows={running} onStop={stop} onRetry={nothing} onClose={close} />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  expect(stop).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Escape}')
  expect(close).not.toHaveBeenCalled()
})

type OnExport = Parameters<typeof ExportPanel>[0]['onExport']

const exportPanel = (onExport: OnExport, onClose = nothing) => (
  <ExportPanel label="Shops" total={40} capped={false} selected={2} onExport={onExport} onClose={onClose} />
)

test('asks for rows, columns and format of an export, and closes when done', async () => {
  const save = jest.fn<OnExport>().mockResolvedValue()
  const close = jest.fn<() => undefined>()
  renderInPortal(exportPanel(save, close))
  await userEvent.click(await screen.findByRole('radio', { name: 'All 40 that match' }))
  await userEvent.click(screen.getByRole('radio', { name: 'All columns' }))
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  expect(save).toHaveBeenCalledWith(
    { scope: 'matching', columns: 'every', format: 'csv' },
    expect.objectContaining({ signal: expect.any(AbortSignal) }),
  )
  expect(close).toHaveBeenCalledTimes(1)
})

test('counts the rows of an export without a goal while their number is not known', async () => {
  renderInPortal(
    <ExportPanel
      label="Shops"
      total={10_000}
      capped
      selected={0}
      onClose={nothing}
      onExport={(_, { onProgress }) => {
        onProgress(10_100)
        return new Promise(nothing)
      }}
    />,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  expect(await screen.findByText('10,100 rows')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('value')).toBeNull()
})

test('shows why an export failed and stays open', async () => {
  const close = jest.fn<() => undefined>()
  renderInPortal(exportPanel(() => Promise.reject(new Error('The service is busy.')), close))
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  expect((await screen.findByRole('alert')).textContent).toContain('The service is busy.')
  expect(close).not.toHaveBeenCalled()
})

test('stops reading when an export is canceled', async () => {
  let signal: AbortSignal | undefined
  renderInPortal(
    exportPanel((_, options) => {
      signal = options.signal
      return new Promise(nothing)
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(signal?.aborted).toBe(true)
})

test('moves the quick look with j and k, and closes it with x', async () => {
  const [step, close] = [jest.fn(), jest.fn()]
  renderInPortal(
    <QuickLook rowKey="1" name="Acme" items={[]} onStep={step} onShow={nothing} onClose={close}>
      <p>12 orders</p>
    </QuickLook>,
  )
  await screen.findByText('12 orders')
  await userEvent.keyboard('jkx')
  expect(step.mock.calls).toEqual([[1], [-1]])
  expect(close).toHaveBeenCalledTimes(1)
})

test('says in the quick look why an action is not possible', async () => {
  const suspend = jest.fn()
  const items = [{ label: 'Suspend', disabledReason: 'It is suspended already.', onSelect: suspend }]
  renderInPortal(
    <QuickLook rowKey="1" name="Acme" items={items} onStep={nothing} onShow={nothing} onClose={nothing}>
      12 orders
    </QuickLook>,
  )
  const button = await screen.findByRole('button', { name: 'Suspend' })
  expect(button.getAttribute('aria-description')).toBe('It is suspended already.')
  await userEvent.click(button)
  expect(suspend).not.toHaveBeenCalled()
})
