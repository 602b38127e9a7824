import { beforeEach, expect, jest, test } from '@jest/globals'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { ApiError, type Notice, notices$ } from '@portal/session'
import { Button } from '@portal/ui'
import { leaveGuard } from '@portal/ui/blocks'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInApp } from '../testing/render-in-app.tsx'
import type { RecordAction } from './record-action.ts'
import { useBulk } from './use-bulk.tsx'

// jsdom has no layout, and a dialog focuses only elements with a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

interface Shop {
  name: string
  suspended?: boolean
}

/** Refusals are shown among the results. */
const LISTED = { errors: 'nowhere', idempotencyKey: expect.any(String) }

const run = jest.fn<RecordAction<Shop>['run']>()
const suspend: RecordAction<Shop> = {
  label: 'Suspend',
  calls: [listSubjects],
  maxPerCall: 1,
  bulk: true,
  applies: ({ suspended }) => !suspended,
  ask: { kind: 'reason', title: ({ name }) => `Suspend ${name}` },
  done: ({ name }) => `${name} suspended`,
  run,
}

interface ShopsProps {
  shops: Shop[]
  action?: RecordAction<Shop>
  renew?: () => Promise<void>
}

function Shops({ shops, action = suspend, renew }: ShopsProps) {
  const { start, isWorking, panel } = useBulk<Shop>(({ name }) => name, renew)
  return (
    <>
      <Button onClick={() => void start(action, 'shops', shops)}>Suspend all</Button>
      {isWorking && <p>Please wait</p>}
      {panel}
    </>
  )
}

async function suspendAll(shops: Shop[], props: Omit<ShopsProps, 'shops'> = {}) {
  renderInApp(<Shops shops={shops} {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Suspend all' }))
  const question = await screen.findByRole('dialog')
  await userEvent.type(within(question).getByLabelText('Change reason'), 'Requested by them')
  return question
}

const confirm = (question: HTMLElement) =>
  userEvent.click(within(question).getByRole('button', { name: 'Suspend' }))

test('asks once, names the records it leaves out, and runs on the others', async () => {
  run.mockResolvedValue({})
  const question = await suspendAll([{ name: 'Acme' }, { name: 'Bolt' }, { name: 'Cove', suspended: true }])
  expect(within(question).getByText('Suspend 2 shops')).toBeTruthy()
  const leftOut = 'Left out: Cove: not possible in the current status'
  expect((await within(question).findAllByText(leftOut)).length).toBeGreaterThan(0)
  await confirm(question)
  expect(await screen.findByText('2 done')).toBeTruthy()
  expect(run.mock.calls).toEqual([
    [[{ name: 'Acme' }], { changeReason: 'Requested by them' }, LISTED],
    [[{ name: 'Bolt' }], { changeReason: 'Requested by them' }, LISTED],
  ])
})

test('summarizes the impact, and lists the effect on each record', async () => {
  const impact = async (shops: readonly Shop[]) => [`${shops.length} shops close at once`]
  const action = { ...suspend, ask: { ...suspend.ask, impact } }
  const question = await suspendAll([{ name: 'Acme' }, { name: 'Bolt' }, { name: 'Cove', suspended: true }], {
    action,
  })
  expect(await within(question).findByText('2 shops close at once')).toBeTruthy()
  expect(within(question).getByText('Acme, Bolt')).toBeTruthy()
  await userEvent.click(within(question).getByText('Each of the 3 selected'))
  const each = within(question).getByRole('list', { name: 'Selected' })
  expect(
    within(each)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Left out: Cove: not possible in the current status', 'Suspend: Acme', 'Suspend: Bolt'])
})

test('asks for the number of more than fifty records', async () => {
  run.mockReset().mockResolvedValue({})
  const many = Array.from({ length: 51 }, (_, index) => ({ name: `Shop ${index}` }))
  const question = await suspendAll(many)
  await confirm(question)
  expect(run).not.toHaveBeenCalled()
  await userEvent.type(within(question).getByRole('textbox', { name: /51/ }), '51')
  await confirm(question)
  expect(await screen.findByText('51 done')).toBeTruthy()
})

test('shows why a record failed, and retries only that one', async () => {
  const busy = new ApiError({ status: 409, reason: 'CONFLICT', message: 'It has active orders.' })
  run.mockImplementation(async ([shop]) => {
    if (shop?.name === 'Bolt') throw busy
    return {}
  })
  await confirm(await suspendAll([{ name: 'Acme' }, { name: 'Bolt' }]))
  expect(await screen.findByText('It has active orders.')).toBeTruthy()
  run.mockReset().mockResolvedValue({})
  await userEvent.click(await screen.findByRole('button', { name: 'Try 1 again' }))
  expect(await screen.findByText('2 done')).toBeTruthy()
  expect(run.mock.calls).toEqual([[[{ name: 'Bolt' }], { changeReason: 'Requested by them' }, LISTED]])
})

test('retries a record as the same request after a lost answer, and as a new one after a refusal', async () => {
  const lost = new ApiError({ status: 0, reason: 'UNREACHABLE', message: 'No answer.' })
  const busy = new ApiError({ status: 409, reason: 'CONFLICT', message: 'It has active orders.' })
  run.mockReset().mockRejectedValueOnce(lost).mockRejectedValueOnce(busy).mockResolvedValue({})
  await confirm(await suspendAll([{ name: 'Acme' }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Try 1 again' }))
  expect(await screen.findByText('It has active orders.')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Try 1 again' }))
  expect(await screen.findByText('1 done')).toBeTruthy()
  const [first, second, third] = run.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('summarizes in one message what was done, what failed, and why', async () => {
  const said: Notice[] = []
  const listening = notices$.subscribe((notice) => said.push(notice))
  run.mockImplementation(async ([shop]) => {
    if (shop?.name === 'Bolt')
      throw new ApiError({ status: 409, reason: 'CONFLICT', message: 'It has orders.' })
    return {}
  })
  await confirm(await suspendAll([{ name: 'Acme' }, { name: 'Bolt' }, { name: 'Cove', suspended: true }]))
  await screen.findByRole('button', { name: 'Try 1 again' })
  expect(said).toEqual([])
  const results = screen.getByRole('dialog', { name: 'Suspend 2 shops' })
  await waitFor(() => expect(results.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  listening.unsubscribe()
  expect(said).toEqual([
    {
      kind: 'error',
      title: 'Suspend: 1 done, 1 failed, 1 left out',
      lines: ['Bolt: It has orders.', 'Left out: Cove: not possible in the current status'],
    },
  ])
})

test('makes a bulk call once, and shows each result with its record', async () => {
  const busy = new ApiError({ status: 409, reason: 'CONFLICT', message: 'It has active orders.' })
  run.mockReset().mockResolvedValue({ refused: [undefined, busy] })
  const shops = [{ name: 'Acme' }, { name: 'Bolt' }]
  await confirm(await suspendAll(shops, { action: { ...suspend, maxPerCall: 10 } }))
  expect(await screen.findByText('It has active orders.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Try 1 again' })).toBeTruthy()
  expect(run.mock.calls).toEqual([[shops, { changeReason: 'Requested by them' }, LISTED]])
})

test('stays busy until the displayed records are up to date', async () => {
  run.mockReset().mockResolvedValue({})
  let renewed: (() => void) | undefined
  const renewing = new Promise<void>((resolve) => {
    renewed = resolve
  })
  await confirm(await suspendAll([{ name: 'Acme' }], { renew: () => renewing }))
  expect(await screen.findByText('1 done')).toBeTruthy()
  expect(screen.getByText('Please wait')).toBeTruthy()
  renewed?.()
  await waitFor(() => expect(screen.queryByText('Please wait')).toBeNull())
})

test('tells its results in a message when its page was left', async () => {
  const said: string[] = []
  const listening = notices$.subscribe(({ title }) => said.push(title))
  let answer = () => {}
  const answered = new Promise<object>((resolve) => {
    answer = () => resolve({})
  })
  run.mockReset().mockReturnValue(answered)
  await confirm(await suspendAll([{ name: 'Acme' }]))
  await waitFor(() => expect(leaveGuard.isHolding()).toBe(true))
  cleanup()
  answer()
  await waitFor(() => expect(leaveGuard.isHolding()).toBe(false))
  listening.unsubscribe()
  expect(said).toEqual(['Suspend: 1 done'])
})
