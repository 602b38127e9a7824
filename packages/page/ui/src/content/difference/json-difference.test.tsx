import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInPortal } from '../../testing/render-in-portal.tsx'
import { JsonDifference } from './json-difference.tsx'

const show = (before: string, after: string) =>
  renderInPortal(<JsonDifference label="Two versions" before={before} after={after} />)

test('shows changed values regardless of formatting', () => {
  show('{"size":12,"name":"a"}', '{\n  "name": "a",\n  "size": 14\n}')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Size'])
})

test('says when only the formatting differs', () => {
  show('{"size":12}', '{ "size": 12 }')
  expect(screen.getByText(/only the formatting differs/)).toBeTruthy()
})

test.each([
  ['{"a":["x","y"]}', '{"a":["x, y"]}'],
  ['{"a":[1]}', '{"a":["1"]}'],
  ['[{"id":"x"},{"id":"y"}]', '[{"id":"y"},{"id":"x"}]'],
])('shows the lines of %s and %s, whose fields read the same', (before, after) => {
  show(before, after)
  expect(screen.queryByText(/only the formatting differs/)).toBeNull()
  expect(screen.getByRole('row', { name: /added/ }).textContent).toContain(after)
})

test('shows the lines on request', async () => {
  show('{"size":12}', '{"size":14}')
  await userEvent.click(screen.getByRole('radio', { name: 'By line' }))
  expect(screen.getByRole('row', { name: /added/ }).textContent).toContain('{"size":14}')
})

test('compares invalid JSON by line', () => {
  show('{', '{}')
  expect(screen.queryByRole('radio', { name: 'By structure' })).toBeNull()
  expect(screen.getByRole('table', { name: 'Two versions' })).toBeTruthy()
})
