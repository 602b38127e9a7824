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

test('shows changes among a few unchanged lines', () => {
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
  ['shows a new text as added lines only', [], ['Hello', 'World'], ['+ added Hello', '+ added World']],
  ['shows an emptied text as removed lines only', ['Hello'], [], ['− removed Hello']],
])('%s', (_, before, after, rows) => {
  show(undefined, before, after)
  expect(texts()).toEqual(rows)
})

test('unfolds hidden lines', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Show 11 unchanged lines' }))
  expect(texts()[0]).toBe('  line 1')
})

test('shows the texts side by side, and remembers the choice', async () => {
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

test('offers no side-by-side view on a phone', () => {
  windowOf('narrow')
  show()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('moves between lines with the arrow keys, and starts a comment with Enter', async () => {
  const onBegin = jest.fn<(line: number) => void>()
  show({ below: new Map(), onBegin })
  await userEvent.tab()
  while (!/^Comment on line 12/.test(document.activeElement?.getAttribute('aria-label') ?? ''))
    await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(onBegin).toHaveBeenCalledWith(15)
})

test('shows a comment below its line, which stays visible', () => {
  show({ below: new Map([[2, 'Why?']]) })
  const [first, second, third] = texts()
  expect([first, second, third]).toEqual(['  line 1', '  line 2', 'Why?'])
})

test('moves between changes with n and p', async () => {
  show(undefined, lines, lines.toSpliced(24, 1, 'late').toSpliced(4, 1, 'early'))
  await userEvent.keyboard('n')
  expect(document.activeElement?.textContent).toContain('line 5')
  await userEvent.keyboard('n')
  expect(document.activeElement?.textContent).toContain('line 25')
  await userEvent.click(screen.getByRole('button', { name: 'Previous change' }))
})

test('says when texts are equal', () => {
  show(undefined, lines, lines)
  expect(screen.getByText('No differences')).toBeTruthy()
})

test('renders a long difference in parts', async () => {
  show(
    undefined,
    [''],
    Array.from({ length: 500 }, (_, index) => `new ${index}`),
  )
  expect(screen.getAllByRole('row').length).toBeLessThan(320)
  await userEvent.click(screen.getByRole('button', { name: /^Show more/ }))
  expect(screen.getByText(/new 499/)).toBeTruthy()
})

test('has no accessibility violations', async () => {
  const { container } = show({ below: new Map([[2, 'Why?']]), onBegin: () => {} })
  await expectAccessible(container)
})
