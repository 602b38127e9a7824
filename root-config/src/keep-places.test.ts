import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { getByRole, waitFor } from '@testing-library/dom'
import { keepPlaces } from './keep-places.ts'

const onLost = jest.fn()
const onGivenUp = jest.fn()

beforeEach(() => {
  onLost.mockReset()
})

beforeAll(() => {
  document.body.innerHTML = '<div id="frame"><nav>Menu</nav></div><main id="screen">Tasks</main>'
  keepPlaces(['frame', 'screen'], onLost, onGivenUp)
})

test.each([
  ['one place', () => document.getElementById('screen')?.remove()],
  ['the whole page', () => document.body.replaceChildren()],
  ['the body', () => document.body.remove()],
  ['the body, for another one', () => document.body.replaceWith(document.createElement('body'))],
  ['the head as well', () => document.documentElement.replaceChildren()],
  ['everything', () => document.replaceChildren()],
  [
    'everything, for another element',
    () => document.documentElement.replaceWith(document.createElement('p')),
  ],
  ['everything moved to another document', () => new Document().append(document.documentElement)],
  ['a place moved to another document', () => new Document().append(document.getElementById('screen') ?? '')],
  [
    'a place moved into an element that hides it',
    () => {
      const menu = Object.assign(document.createElement('div'), { hidden: true })
      document.body.append(menu)
      menu.append(document.getElementById('screen') ?? '')
    },
  ],
])('restores %s with its content and reports the removal', async (_what, remove) => {
  remove()
  await waitFor(() => expect(getByRole(document.body, 'main').textContent).toBe('Tasks'))
  expect(getByRole(document.body, 'navigation').textContent).toBe('Menu')
  expect(onLost).toHaveBeenCalledTimes(1)
})

test('does not touch other elements of the page', async () => {
  const note = document.createElement('p')
  document.body.append(note)
  note.remove()
  await Promise.resolve()
  expect(onLost).not.toHaveBeenCalled()
})

test.each(['open', 'write', 'writeln'] as const)(
  'keeps the page and its listeners after document.%s()',
  (how) => {
    document[how]()
    expect(getByRole(document.body, 'main').textContent).toBe('Tasks')
  },
)

test.each(['body', 'main'])('refuses a shadow that would hide the content of the %s', (name) => {
  const attach = () => document.querySelector(name)?.attachShadow({ mode: 'open' })
  expect(attach).toThrow(expect.objectContaining({ name: 'NotSupportedError' }))
})

test('gives up when code removes them again and again, which would keep the page busy', async () => {
  for (let count = 0; count < 20; count += 1) {
    document.getElementById('screen')?.remove()
    await Promise.resolve()
  }
  expect(onGivenUp).toHaveBeenCalledTimes(1)
})
