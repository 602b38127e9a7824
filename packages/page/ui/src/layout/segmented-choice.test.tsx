import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { SegmentedChoice } from './segmented-choice.tsx'

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

test('is a group of radio buttons', async () => {
  const onChange = jest.fn()
  const { container } = renderInPortal(
    <SegmentedChoice label="Colors" options={options} value="light" onChange={onChange} />,
  )
  expect(screen.getByRole('group', { name: 'Colors' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Light' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(onChange).toHaveBeenCalledWith('dark')
  await expectAccessible(container)
})
