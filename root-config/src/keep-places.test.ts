import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { getByRole, waitFor } from '@testing-library/dom'
import { keepPlaces } from './keep-places.ts'

const onLost = jest.fn()

beforeEach(() => {
  onLost.mockReset()
})

beforeAll(() => {
  document.body.innerHTML = '<div id="frame"><nav>Menu</nav></div><main id="screen">Tasks</main>'
  keepPlaces(['frame', 'screen'], onLost)
})

test.each([
  ['one place', () => document.getElementById('screen')?.remove()],
  ['the whole page', () => document.body.replaceChildren()],
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
