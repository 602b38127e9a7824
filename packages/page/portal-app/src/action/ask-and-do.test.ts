import { expect, test } from '@jest/globals'
import { changeSubjectStatus, getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { ApiError, queryClient, queryFor } from '@portal/session'
import { doWith } from './ask-and-do.ts'
import type { RecordAction } from './record-action.ts'

const { queryKey } = queryFor(getSubject, { params: { subjectId: 'acme' } })

/** Whether the record is refetched after its action was refused with a reason. */
async function isRefetchedAfter(reason: string, status: number): Promise<boolean | undefined> {
  const refusal = new ApiError({ status, reason, message: 'It is not possible.' })
  const suspend: RecordAction<{ name: string }> = {
    label: 'Suspend',
    calls: [changeSubjectStatus],
    maxPerCall: 1,
    applies: () => true,
    ask: { kind: 'reason', title: ({ name }) => `Suspend ${name}` },
    run: async () => Promise.reject(refusal),
  }
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
