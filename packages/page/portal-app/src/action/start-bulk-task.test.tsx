import { expect, jest, test } from '@jest/globals'
import { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { ApiError, notices$ } from '@portal/session'
import { Button } from '@portal/ui'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInApp } from '../testing/render-in-app.tsx'
import type { BulkTask } from './bulk-task.ts'
import type { RecordAction } from './record-action.ts'
import { startBulkTask } from './start-bulk-task.ts'

// jsdom has no layout, and a dialog focuses only elements with a size.
jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)

const start = jest.fn<BulkTask<{ name: string }>['start']>(async () => ({ taskId: 'task 1' }))
const task = { call: listDpas, maxNamed: 1000, start }
const suspend: RecordAction<{ name: string }> = {
  label: 'Suspend',
  calls: [listDpas],
  maxPerCall: 1,
  bulk: true,
  bulkTask: task,
  applies: ({ name }) => name !== 'Cove',
  ask: {
    kind: 'reason',
    title: ({ name }) => `Suspend ${name}`,
    impactOfAll: async (_query, count) => [`${count - 200} will change.`],
  },
  run: async () => ({}),
}

/** The question for all records of a list, with the reason given. */
async function suspendAll({ isNarrowed }: { isNarrowed: boolean }) {
  const all = { records: undefined, query: {}, count: 5200, noun: 'shops', rowName: () => '', isNarrowed }
  renderInApp(<Button onClick={() => void startBulkTask(suspend, task, all)}>Suspend all</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Suspend all' }))
  const question = await screen.findByRole('dialog', { name: 'Suspend 5,200 shops' })
  await userEvent.type(within(question).getByLabelText('Change reason'), 'Requested by them')
  return question
}

const press = (question: HTMLElement) =>
  userEvent.click(within(question).getByRole('button', { name: 'Suspend' }))

test('asks for the number of all records before it changes them, and says what it affects', async () => {
  const question = await suspendAll({ isNarrowed: true })
  expect(await within(question).findByText('All 5,200 that match the search and filters.')).toBeTruthy()
  expect(within(question).getByText('5000 will change.')).toBeTruthy()
  await press(question)
  expect(start).not.toHaveBeenCalled()
  await userEvent.type(within(question).getByRole('textbox', { name: /5200/ }), '5200')
  await press(question)
  expect(await screen.findByText('Task started')).toBeTruthy()
})

test('counts all records exactly where the list stops counting', async () => {
  start.mockClear()
  const counting = { ...task, countAll: async () => 12_431 }
  const all = {
    records: undefined,
    query: {},
    count: 10_000,
    noun: 'shops',
    rowName: () => '',
    isNarrowed: true,
  }
  renderInApp(<Button onClick={() => void startBulkTask(suspend, counting, all)}>Suspend all</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Suspend all' }))
  const question = await screen.findByRole('dialog', { name: 'Suspend 12,431 shops' })
  await userEvent.type(within(question).getByLabelText('Change reason'), 'Requested by them')
  await userEvent.type(within(question).getByRole('textbox', { name: /12431/ }), '12431')
  await press(question)
  expect(await screen.findByText('Task started')).toBeTruthy()
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ count: 12_431 }))
})

test('says that nothing matches anymore instead of doing nothing', async () => {
  const counting = { ...task, countAll: async () => 0 }
  const all = { records: undefined, query: {}, count: 3, noun: 'shops', rowName: () => '', isNarrowed: true }
  const said: string[] = []
  const listening = notices$.subscribe(({ title }) => said.push(title))
  expect(await startBulkTask(suspend, counting, all)).toBe(false)
  listening.unsubscribe()
  expect(said).toEqual(['Suspend: no shops match anymore'])
})

test('leaves out selected records that do not allow the action, and names them', async () => {
  start.mockClear()
  const records = ['Acme', 'Bolt', 'Cove'].map((name) => ({ name }))
  const selected = {
    ...{ records, query: {}, count: 3, noun: 'shops', isNarrowed: false },
    rowName: ({ name }: { name: string }) => name,
  }
  renderInApp(<Button onClick={() => void startBulkTask(suspend, task, selected)}>Suspend three</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Suspend three' }))
  const question = await screen.findByRole('dialog', { name: 'Suspend 2 shops' })
  expect(await within(question).findByText('Acme, Bolt')).toBeTruthy()
  expect(within(question).getByText('Left out: Cove: not possible in the current status')).toBeTruthy()
  await userEvent.type(within(question).getByLabelText('Change reason'), 'Requested by them')
  await press(question)
  expect(await screen.findByText('Task started')).toBeTruthy()
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ records: records.slice(0, 2), count: 2 }))
})

test('says that no filter is set when everything is meant', async () => {
  const question = await suspendAll({ isNarrowed: false })
  const everything = 'All 5,200 of this list: no search or filter is set.'
  expect(await within(question).findByText(everything)).toBeTruthy()
})

test('starts one task although the answer to the first attempt was lost', async () => {
  const lost = new ApiError({ status: 0, reason: 'UNREACHABLE', message: 'No answer.' })
  start.mockClear().mockRejectedValueOnce(lost)
  const question = await suspendAll({ isNarrowed: true })
  await userEvent.type(within(question).getByRole('textbox', { name: /5200/ }), '5200')
  await press(question)
  expect(await within(question).findByText('No answer.')).toBeTruthy()
  await press(question)
  expect(await screen.findByText('Task started')).toBeTruthy()
  const [first, second] = start.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})
