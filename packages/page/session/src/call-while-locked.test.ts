import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { createCallWhileLocked } from './call-while-locked.ts'
import type { Call } from './http-client.ts'
import { create, list } from './testing/test-client.ts'

const unauthorised = new ApiError({ status: 401, reason: 'UNAUTHENTICATED', message: 'Sign in to continue.' })
const answer = jest.fn<() => Promise<unknown>>()

let locked: boolean
let over: boolean
let unlock: () => void
let call: Call

beforeEach(() => {
  locked = false
  over = false
  answer.mockReset()
  const opened = new Promise<void>((resolve) => {
    unlock = () => {
      locked = false
      resolve()
    }
  })
  call = createCallWhileLocked(answer as Call, {
    isLocked: () => locked,
    isOver: () => over,
    unlocked: () => opened as never,
  })
})

/** The session expires while the call is pending. */
const refuseAndLock = async () => {
  locked = true
  throw unauthorised
}

test('sends nothing after sign-out', async () => {
  over = true
  await expect(call(list, {} as never)).rejects.toMatchObject({ status: 401 })
  expect(answer).not.toHaveBeenCalled()
})

describe('while the screen is locked', () => {
  test('delays a read until the operator returns', async () => {
    locked = true
    answer.mockResolvedValue('read')
    const reading = call(list, {} as never)
    expect(answer).not.toHaveBeenCalled()
    unlock()
    expect(await reading).toBe('read')
  })

  test('repeats a rejected read when the operator returns', async () => {
    answer.mockImplementationOnce(refuseAndLock).mockResolvedValueOnce('read')
    const reading = call(list, {} as never)
    await Promise.resolve()
    unlock()
    expect(await reading).toBe('read')
  })

  test('ends a canceled read', async () => {
    locked = true
    const leaving = new AbortController()
    const reading = call(list, {} as never, { signal: leaving.signal })
    leaving.abort()
    await expect(reading).rejects.toThrow('aborted')
    expect(answer).not.toHaveBeenCalled()
  })

  test('rejects a write without sending it', async () => {
    locked = true
    await expect(call(create, {} as never)).rejects.toMatchObject({ reason: 'SESSION_LOCKED', status: 401 })
    expect(answer).not.toHaveBeenCalled()
  })

  test('does not repeat a rejected write', async () => {
    answer.mockImplementationOnce(refuseAndLock)
    await expect(call(create, {} as never)).rejects.toThrow('nothing was saved')
    unlock()
    expect(answer).toHaveBeenCalledTimes(1)
  })
})

test('leaves other errors unchanged', async () => {
  answer.mockRejectedValueOnce(unauthorised)
  await expect(call(list, {} as never)).rejects.toBe(unauthorised)
})
