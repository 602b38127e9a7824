import { expect, jest, test } from '@jest/globals'
import { changeSubjectStatus, getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { ApiError, queryClient, queryFor } from '@portal/session'
import { QueryObserver } from '@tanstack/react-query'
import { doWith } from './ask-and-do.ts'
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
