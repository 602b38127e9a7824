import { beforeEach, expect, jest, test } from '@jest/globals'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { ApiError } from '@portal/session'
import { BulkPanel, Button } from '@portal/ui'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RecordAction } from './record-action.ts'
import { renderInApp } from './testing/render-in-app.tsx'
import { useBulk } from './use-bulk.ts'

// jsdom lays nothing out, and a dialog gives the focus only to what has a size.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
})

interface Shop {
  name: string
  suspended?: boolean
}

const perform = jest.fn<RecordAction<Shop>['perform']>()
const suspend: RecordAction<Shop> = {
  label: 'Suspend',
  call: listSubjects,
  bulk: true,
  applies: ({ suspended }) => !suspended,
  ask: { kind: 'reason', title: ({ name }) => `Suspend ${name}` },
  perform,
}

function Shops({ shops }: { shops: Shop[] }) {
  const { bulk, start, stop, retry, close } = useBulk<Shop>(({ name }) => name)
  return (
    <>
      <Button onClick={() => void start(suspend, 'shops', shops)}>Suspend all</Button>
      {bulk && <BulkPanel {...bulk} onStop={stop} onRetry={retry} onClose={close} />}
    </>
  )
}

async function suspendAll(shops: Shop[]) {
  renderInApp(<Shops shops={shops} />)
  await userEvent.click(screen.getByRole('button', { name: 'Suspend all' }))
  const question = await screen.findByRole('dialog')
  await userEvent.type(within(question).getByLabelText('Change reason'), 'They asked for it')
  return question
}

const confirm = (question: HTMLElement) =>
  userEvent.click(within(question).getByRole('button', { name: 'Suspend' }))

test('asks once, names those it leaves out, and does it with each of the others', async () => {
  perform.mockResolvedValue(undefined)
  const question = await suspendAll([{ name: 'Acme' }, { name: 'Bolt' }, { name: 'Cove', suspended: true }])
  expect(within(question).getByText('Suspend 2 shops')).toBeTruthy()
  expect(
    await within(question).findByText('Left out, because it is not possible for them now: 1'),
  ).toBeTruthy()
  await confirm(question)
  expect(await screen.findByText('2 done')).toBeTruthy()
  expect(perform.mock.calls).toEqual([
    [{ name: 'Acme' }, { changeReason: 'They asked for it' }],
    [{ name: 'Bolt' }, { changeReason: 'They asked for it' }],
  ])
})

test('what failed says why, and is tried again alone', async () => {
  const busy = new ApiError({ status: 409, reason: 'CONFLICT', message: 'It has active orders.' })
  perform.mockImplementation(async ({ name }) => {
    if (name === 'Bolt') throw busy
  })
  await confirm(await suspendAll([{ name: 'Acme' }, { name: 'Bolt' }]))
  expect(await screen.findByText('It has active orders.')).toBeTruthy()
  perform.mockReset().mockResolvedValue(undefined)
  await userEvent.click(await screen.findByRole('button', { name: 'Try 1 again' }))
  expect(await screen.findByText('2 done')).toBeTruthy()
  expect(perform.mock.calls.map(([{ name }]) => name)).toEqual(['Bolt'])
})
