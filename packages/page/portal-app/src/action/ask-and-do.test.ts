import { expect, jest, test } from '@jest/globals'
import { changeSubjectStatus, getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { ApiError, queryClient, queryFor } from '@portal/session'
import { QueryObserver } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInApp } from '../testing/render-in-app.tsx'
import { askAndDo, doWith } from './ask-and-do.ts'
import type { RecordAction } from './record-action.ts'

const { queryKey } = queryFor(getSubject, { params: { subjectId: 'acme' } })

type Suspend = RecordAction<{ name: string }>

const suspendBy = (run: Suspend['run']): Suspend => ({
  label: 'Suspend',
  calls: [changeSubjectStatus],
  maxPerCall: 1,
  applies: () => true,
  ask: { kind: 'reason', title: ({ name }) => `Suspend ${name}` },
  run,
})

/** Whether the record is refetched after its action was refused with a reason. */
async function isRefetchedAfter(reason: string, status: number): Promise<boolean | undefined> {
  const refusal = new ApiError({ status, reason, message: 'It is not possible.' })
  const suspend = suspendBy(async () => Promise.reject(refusal))
  queryClient.setQueryData<unknown>(queryKey, { name: 'Acme' })
  await expect(doWith(suspend, { name: 'Acme' }, { changeReason: 'Requested' })).rejects.toBe(refusal)
  return queryClient.getQueryState(queryKey)?.isInvalidated
}

test('refetches a record that someone else changed, so that it can be reviewed again', async () => {
  expect(await isRefetchedAfter('REVISION_CONFLICT', 412)).toBe(true)
})

test('keeps a record unchanged when its action is refused for another reason', async () => {
  expect(await isRefetchedAfter('INVALID_STATE', 409)).toBe(false)
})

test('ends with its action although a read that follows never ends', async () => {
  jest.useFakeTimers()
  const read = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<never>(() => undefined),
  })
  const leave = read.subscribe(() => undefined)
  const done = jest.fn()
  void doWith(
    suspendBy(async () => ({})),
    { name: 'Acme' },
    { changeReason: 'Requested' },
  ).then(done)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(done).toHaveBeenCalledTimes(1)
  leave()
  jest.useRealTimers()
})

test('is the same request when it is tried again in its dialog, until the answer changes', async () => {
  // jsdom has no layout, and a dialog focuses only elements with a size.
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)
  const lost = new ApiError({ status: 0, reason: 'UNREACHABLE', message: 'No answer.' })
  const run = jest.fn<Suspend['run']>().mockRejectedValue(lost)
  renderInApp(null)
  act(() => void askAndDo(suspendBy(run), { name: 'Acme' }))
  const question = within(await screen.findByRole('dialog'))
  const press = async (times: number) => {
    await userEvent.click(question.getByRole('button', { name: 'Suspend' }))
    await waitFor(() => expect(run).toHaveBeenCalledTimes(times))
  }
  await userEvent.type(question.getByLabelText('Change reason'), 'Requested by them')
  await press(1)
  await press(2)
  await userEvent.type(question.getByLabelText('Change reason'), ' today')
  await press(3)
  const [first, second, third] = run.mock.calls.map(([, , { idempotencyKey }]) => idempotencyKey)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
