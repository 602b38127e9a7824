import { expect, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { BehaviorSubject } from 'rxjs'
import { useObservable } from './use-observable.ts'

const subject = new BehaviorSubject('first')
const current = () => subject.value

function Shown() {
  return <output>{useObservable(subject, current)}</output>
}

test('returns the current and every later value', () => {
  const { getByRole } = render(<Shown />)
  expect(getByRole('status').textContent).toBe('first')
  act(() => subject.next('second'))
  expect(getByRole('status').textContent).toBe('second')
})

test('unsubscribes on unmount', () => {
  const { unmount } = render(<Shown />)
  expect(subject.observed).toBe(true)
  unmount()
  expect(subject.observed).toBe(false)
})
