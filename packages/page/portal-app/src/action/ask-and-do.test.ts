import { expect, test } from '@jest/globals'
import { changeSubjectStatus, getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { ApiError, queryClient, queryFor } from '@portal/session'
import { doWith } from './ask-and-do.ts'
import type { RecordAction } from './record-action.ts'

const { queryKey } = queryFor(getSubject, { params: { subjectId: 'acme' } })

/** Whether the record is read again after its action was refused for a reason. */
async function isReadAnewAfter(reason: string, status: number): Promise<boolean | undefined> {
  const refusal = new ApiError({ status, reason, message: 'It is not possible.' })
  const suspend: RecordAction<{ name: string }> = {
    label: 'Suspend',
    calls: [changeSubjectStatus],
    most: 1,
    applies: () => true,
    ask: { kind: 'reason', title: ({ name }) => `Suspend ${name}` },
    run: async () => Promise.reject(refusal),
  }
  queryClient.setQueryData<unknown>(queryKey, { name: 'Acme' })
  await expect(doWith(suspend, { name: 'Acme' }, { changeReason: 'Asked for' })).rejects.toBe(refusal)
  return queryClient.getQueryState(queryKey)?.isInvalidated
}

test('a record that somebody else changed meanwhile is read again, so that it can be looked at again', async () => {
  expect(await isReadAnewAfter('REVISION_CONFLICT', 412)).toBe(true)
})

test('a record that is as it was seen stays as it is when its action is refused', async () => {
  expect(await isReadAnewAfter('INVALID_STATE', 409)).toBe(false)
})
