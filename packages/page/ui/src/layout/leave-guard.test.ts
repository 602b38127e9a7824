import { expect, jest, test } from '@jest/globals'
import { leaveGuard } from './leave-guard.ts'

const ask = async () => true

test('runs work once when the last question is removed', () => {
  const work = jest.fn()
  const [removeOne, removeOther] = [leaveGuard.add(ask), leaveGuard.add(async () => false)]
  leaveGuard.whenFree(work)
  removeOne()
  expect(work).not.toHaveBeenCalled()
  removeOther()
  leaveGuard.add(ask)()
  expect(work).toHaveBeenCalledTimes(1)
})

test('runs work immediately when nothing can be lost', () => {
  const work = jest.fn()
  leaveGuard.whenFree(work)
  expect(work).toHaveBeenCalledTimes(1)
})

test('does not run canceled work', () => {
  const work = jest.fn()
  const remove = leaveGuard.add(ask)
  leaveGuard.whenFree(work)()
  remove()
  expect(work).not.toHaveBeenCalled()
})
