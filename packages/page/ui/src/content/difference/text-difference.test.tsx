import { afterEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { renderInPortal } from '../../testing/render-in-portal.tsx'
import { windowOf } from '../../testing/window-of.ts'
import { type LineComments, TextDifference } from './text-difference.tsx'

const lines = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`)
const changed = lines.toSpliced(14, 1, 'line fifteen')

const show = (comments?: LineComments, before = lines, after = changed) =>
  renderInPortal(
    <TextDifference
      label="Two versions"
      before={before.join('\n')}
      after={after.join('\n')}
      comments={comments}
    />,
  )

const texts = () =>
  screen
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent)
    .filter(Boolean)

afterEach(() => {
  localStorage.clear()
  windowOf(undefined)
})

test('shows what changed among a few lines of what did not', () => {
  show()
  expect(screen.getByText('1 change')).toBeTruthy()
  expect(texts()).toEqual([
    'Show 11 unchanged lines',
    '  line 12',
    '  line 13',
    '  line 14',
    '− removed line 15',
    '+ added line fifteen',
    '  line 16',
    '  line 17',
    '  line 18',
    'Show 12 unchanged lines',
  ])
})

test('marks the words that changed', () => {
  const { container } = show()
  expect(container.querySelector('del')?.textContent).toBe('15')
  expect(container.querySelector('ins')?.textContent).toBe('fifteen')
})

test.each([
  ['a text that is new has only lines that came', [], ['Hello', 'World'], ['+ added Hello', '+ added World']],
  ['a text that was emptied has only lines that went', ['Hello'], [], ['− removed Hello']],
])('%s', (_, before, after, rows) => {
  show(undefined, before, after)
  expect(texts()).toEqual(rows)
})

test('lines that are left out can be seen', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Show 11 unchanged lines' }))
  expect(texts()[0]).toBe('  line 1')
})

test('puts the two beside each other, and does so the next time', async () => {
  const { unmount } = show()
  await userEvent.click(screen.getByRole('radio', { name: 'Side by side' }))
  const row = () => screen.getByRole('row', { name: /line fifteen/ })
  expect(
    within(row())
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['15', '− removed line 15', '15', '+ added line fifteen'])
  unmount()
  show()
  expect(row().textContent).toContain('line 15')
})

test('on a phone there is no room beside each other', () => {
  windowOf('narrow')
  show()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('the arrow keys go from line to line, and Enter begins a comment', async () => {
  const onBegin = jest.fn<(line: number) => void>()
  show({ below: new Map(), onBegin })
  await userEvent.tab()
  while (!/^Comment on line 12/.test(document.activeElement?.getAttribute('aria-label') ?? ''))
    await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(onBegin).toHaveBeenCalledWith(15)
})

test('a comment stands below its line, which stays in sight', () => {
  show({ below: new Map([[2, 'Why?']]) })
  const [first, second, third] = texts()
  expect([first, second, third]).toEqual(['  line 1', '  line 2', 'Why?'])
})

test('n and p go from change to change', async () => {
  show(undefined, lines, lines.toSpliced(24, 1, 'late').toSpliced(4, 1, 'early'))
  await userEvent.keyboard('n')
  expect(document.activeElement?.textContent).toContain('line 5')
  await userEvent.keyboard('n')
  expect(document.activeElement?.textContent).toContain('line 25')
  await userEvent.click(screen.getByRole('button', { name: 'Previous change' }))
})

test('equal texts say so', () => {
  show(undefined, lines, lines)
  expect(screen.getByText('No line differs')).toBeTruthy()
})

test('of a long difference comes a part at a time', async () => {
  show(
    undefined,
    [''],
    Array.from({ length: 500 }, (_, index) => `new ${index}`),
  )
  expect(screen.getAllByRole('row').length).toBeLessThan(320)
  await userEvent.click(screen.getByRole('button', { name: /^Show more/ }))
  expect(screen.getByText(/new 499/)).toBeTruthy()
})

test('has no accessibility faults', async () => {
  const { container } = show({ below: new Map([[2, 'Why?']]), onBegin: () => {} })
  await expectAccessible(container)
})
