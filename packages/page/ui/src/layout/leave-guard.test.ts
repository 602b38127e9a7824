import { expect, jest, test } from '@jest/globals'
import { leaveGuard } from './leave-guard.ts'

const ask = async () => true

test('what waits until nothing can be lost is done when the last question is taken back, once', () => {
  const work = jest.fn()
  const [removeOne, removeOther] = [leaveGuard.add(ask), leaveGuard.add(async () => false)]
  leaveGuard.whenFree(work)
  removeOne()
  expect(work).not.toHaveBeenCalled()
  removeOther()
  leaveGuard.add(ask)()
  expect(work).toHaveBeenCalledTimes(1)
})

test('it is done at once where nothing can be lost', () => {
  const work = jest.fn()
  leaveGuard.whenFree(work)
  expect(work).toHaveBeenCalledTimes(1)
})

test('it is not done when it has been taken back', () => {
  const work = jest.fn()
  const remove = leaveGuard.add(ask)
  leaveGuard.whenFree(work)()
  remove()
  expect(work).not.toHaveBeenCalled()
})
