import { afterEach, expect, test } from '@jest/globals'
import { isBlank } from './is-blank.ts'

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
})

function place(markup: string): HTMLElement {
  const made = document.createElement('div')
  made.innerHTML = markup
  return made
}

test.each(['', '<div></div>', '<div> <p></p></div>'])('"%s" is blank', (markup) => {
  expect(isBlank(place(markup))).toBe(true)
})

test.each(['Tasks', '<p>Tasks</p>', '<svg></svg>', '<div aria-busy="true"></div>'])(
  '"%s" is not blank',
  (markup) => {
    expect(isBlank(place(markup))).toBe(false)
  },
)

test('text that the browser hides is blank', () => {
  Element.prototype.checkVisibility = function () {
    return !this.hasAttribute('hidden')
  }
  expect(isBlank(place('<p hidden>Tasks</p>'))).toBe(true)
  expect(isBlank(place('<p hidden>Tasks</p><p>Users</p>'))).toBe(false)
})

test('an image is not blank', () => {
  expect(isBlank(document.createElement('img'))).toBe(false)
})
