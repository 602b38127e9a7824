import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { exportDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { columnsFor, exportBy, filtersFor, ListScreen } from '@portal/portal-app'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { call } from '@portal/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SubjectListPage from './subject-list-page.tsx'

const { fetch } = window
afterEach(() => {
  window.fetch = fetch
})

// jsdom has no layout, and the dialog only focuses elements that have a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** Enters the reason; returns the message that the export has started. */
async function answer(label: string) {
  const question = await screen.findByRole('dialog', {
    name: new RegExp(`^${label}: .*(selected|All|match)`),
  })
  await userEvent.type(within(question).getByLabelText(/^Change reason/), 'For the quarterly review')
  await userEvent.click(within(question).getByRole('button', { name: label }))
  return screen.findByRole('dialog', { name: 'Export started' })
}

/** The same, and follows the link to the new task. */
async function confirm(label: string) {
  const told = await answer(label)
  within(told).getByText('You can check progress of import / export operation here.')
  const address = within(told).getByRole('link', { name: 'View task' }).getAttribute('href') ?? ''
  await userEvent.click(within(told).getByRole('button', { name: 'Close' }))
  return (await call(getTask, { params: { taskId: address.replace('/tasks/', '') } })).options
}

test('exports selected subjects as one package, with the chosen options', async () => {
  await signInAs('onboarding')
  renderInApp(<SubjectListPage category="business" />, '/?type=DCF&status=ACTIVE')
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
  for (const box of boxes.slice(0, 2)) await userEvent.click(box)
  await press('More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export package' }))
  const builder = await screen.findByRole('dialog', { name: 'Export package: subjects' })
  expect(within(builder).getByRole('radio', { name: '2 selected' })).toMatchObject({ checked: true })
  await userEvent.click(within(builder).getByRole('radio', { name: 'Drafts' }))
  await userEvent.click(within(builder).getByLabelText('DPAs'))
  await userEvent.click(within(builder).getByRole('button', { name: 'Export package' }))
  expect(await confirm('Export package')).toMatchObject({
    subjectIds: [expect.any(String), expect.any(String)],
    view: 'draft',
    include: ['TEMPLATES', 'RESOURCES', 'PUBLIC_KEYS'],
    changeReason: 'For the quarterly review',
  })
})

const columns = columnsFor(listDpas, [{ key: 'dpaName', label: 'Name', rowHeader: true }])
const filters = filtersFor(listDpas, [
  { name: 'status', label: 'Status', options: [{ value: 'SUSPENDED', label: 'Suspended' }] },
])
const exporting = exportBy(listDpas, exportDpas, {
  label: 'Export',
  noun: 'DPAs',
  maxRows: 1000,
  insteadOfFile: true,
  reason: 'optional',
  choices: {
    format: {
      label: 'Format',
      options: [
        { value: 'csv', label: 'CSV' },
        { value: 'ndjson', label: 'NDJSON' },
      ],
      initial: ['csv'],
    },
    columns: {
      label: 'Columns',
      several: true,
      options: [
        { value: 'dpaName', label: 'Name' },
        { value: 'dpaUri', label: 'Address' },
      ],
      initial: ['dpaName', 'dpaUri'],
      applies: ({ format }) => format?.[0] === 'csv',
    },
  },
  input: ({ rows, query, chosen, changeReason }) => ({
    body: {
      format: chosen.format[0] ?? 'csv',
      filter: query,
      ...(rows.length > 0 && { ids: rows.map(({ id }) => id) }),
      ...(chosen.columns && { columns: [...chosen.columns] }),
      ...(changeReason && { changeReason }),
    },
  }),
})

const Dpas = () => (
  <ListScreen
    call={listDpas}
    name="dpas"
    find={{ label: 'Search', filters }}
    rows={{ label: 'DPAs', columns, name: ({ dpaName }) => dpaName }}
    exporting={exporting}
    empty={{ title: 'None', text: 'None yet.' }}
  />
)

async function openBuilder() {
  const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
  if (box) await userEvent.click(box)
  await press('Export')
  return screen.findByRole('dialog', { name: 'Export: DPAs' })
}

test('exports all matches by their search, whatever their number', async () => {
  await signInAs('onboarding')
  renderInApp(<Dpas />, '/?status=SUSPENDED')
  const builder = await openBuilder()
  await userEvent.click(within(builder).getByRole('radio', { name: /that match$/ }))
  await userEvent.click(within(builder).getByLabelText('Address'))
  await userEvent.click(within(builder).getByRole('button', { name: 'Export' }))
  expect(await confirm('Export')).toMatchObject({
    format: 'csv',
    filter: { status: ['SUSPENDED'] },
    columns: ['dpaName'],
  })
})

test('the drawer of an export closes after the message that it has started', async () => {
  await signInAs('onboarding')
  renderInApp(<Dpas />, '/?status=SUSPENDED')
  const builder = await openBuilder()
  await userEvent.click(within(builder).getByRole('button', { name: 'Export' }))
  const told = await answer('Export')
  expect(builder.isConnected).toBe(true)
  await userEvent.click(within(told).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(builder.isConnected).toBe(false))
})

test('an export whose answer was lost is not started a second time', async () => {
  await signInAs('onboarding')
  const count = async () => (await call(listTasks, {})).page.totalItems
  const before = await count()
  renderInApp(<Dpas />, '/?status=SUSPENDED')
  const builder = await openBuilder()
  await userEvent.click(within(builder).getByRole('button', { name: 'Export' }))
  const question = within(await screen.findByRole('dialog', { name: /^Export: .*(selected|All|match)/ }))
  window.fetch = async (address, init) => {
    const answer = await fetch(address, init)
    if (init?.method !== 'POST') return answer
    window.fetch = fetch
    throw new TypeError('Failed to fetch')
  }
  await userEvent.click(question.getByRole('button', { name: 'Export' }))
  await question.findByRole('alert')
  await userEvent.click(question.getByRole('button', { name: 'Export' }))
  await screen.findByRole('dialog', { name: 'Export started' })
  expect(await count()).toBe(before + 1)
})

test('offers columns only for formats that have them', async () => {
  await signInAs('onboarding')
  renderInApp(<Dpas />)
  const builder = await openBuilder()
  await userEvent.click(within(builder).getByRole('radio', { name: 'NDJSON' }))
  expect(within(builder).queryByText('Columns')).toBeNull()
})

test('hides exports from operators without the permission', async () => {
  await signInAs('care')
  renderInApp(<Dpas />)
  await press('More for this list')
  await screen.findByRole('menuitem', { name: 'Print' })
  expect(screen.queryByRole('menuitem', { name: 'Export' })).toBeNull()
})

test('starts no task when the export is canceled', async () => {
  await signInAs('onboarding')
  const count = async () => (await call(listTasks, {})).page.totalItems
  const before = await count()
  renderInApp(<Dpas />)
  const builder = await openBuilder()
  await userEvent.click(within(builder).getByRole('button', { name: 'Export' }))
  const question = await screen.findByRole('dialog', { name: 'Export: 1 selected' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await count()).toBe(before)
})

test.each(['for the first time', 'once more'])("opens the builder from the list's menu %s", async () => {
  await signInAs('onboarding')
  renderInApp(<Dpas />)
  await screen.findAllByRole('row')
  await press('More for this list')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }))
  const question = await screen.findByRole('dialog', { name: 'Export: DPAs' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
