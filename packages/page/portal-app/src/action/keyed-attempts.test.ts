import { expect, test } from '@jest/globals'
import { ApiError } from '@portal/session'
import { keyedAttempts } from './keyed-attempts.ts'

test('an attempt after a refusal is a new request, to which the API does not repeat the refusal', async () => {
  const attempt = keyedAttempts()
  const refusal = new ApiError({ status: 409, reason: 'TASK_CONFLICT', message: 'Another one is running.' })
  const keys: string[] = []
  const tryAgain = () =>
    attempt('Requested', async (key) => {
      keys.push(key)
      throw refusal
    })
  await expect(tryAgain()).rejects.toBe(refusal)
  await expect(tryAgain()).rejects.toBe(refusal)
  expect(new Set(keys).size).toBe(2)
})
