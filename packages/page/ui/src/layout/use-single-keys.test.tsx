import { expect, jest, test } from '@jest/globals'
import { fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useSingleKeys } from './use-single-keys.ts'

function Applicant({ enable }: { enable: () => void }) {
  useSingleKeys({ e: enable })
  return null
}

/** Each decision shows the next applicant. */
function Applicants({ onEnable }: { onEnable: (applicant: number) => void }) {
  const [current, setCurrent] = useState(1)
  function enable() {
    onEnable(current)
    setCurrent(current + 1)
  }
  return <Applicant key={current} enable={enable} />
}

test('decides about one applicant while a key is held down', async () => {
  const onEnable = jest.fn()
  render(<Applicants onEnable={onEnable} />)
  await userEvent.keyboard('{e>3/}')
  expect(onEnable.mock.calls).toEqual([[1]])
  await userEvent.keyboard('e')
  expect(onEnable.mock.calls).toEqual([[1], [2]])
})

test('takes a key as released when the window loses the focus', async () => {
  const onEnable = jest.fn()
  render(<Applicants onEnable={onEnable} />)
  await userEvent.keyboard('{e>}')
  fireEvent.blur(window)
  await userEvent.keyboard('e')
  expect(onEnable.mock.calls).toEqual([[1], [2]])
})
