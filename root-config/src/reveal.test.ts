import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { reveal } from './reveal.ts'

/** The style sheet that hides text in this document, which has no layout. */
let hiding: CSSStyleSheet | undefined

beforeEach(() => {
  document.body.innerHTML = '<main><div>Tasks</div></main>'
  Element.prototype.checkVisibility = function () {
    return hiding?.disabled !== false && !this.closest('[hidden]:not([style*="block !important"])')
  }
})

afterEach(() => {
  hiding = undefined
  document.adoptedStyleSheets = []
  document.documentElement.removeAttribute('style')
  document.documentElement.hidden = false
  Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  document.elementFromPoint = () => null
})

function place(): HTMLElement {
  const [found] = document.querySelectorAll('div')
  if (!found) throw new Error('The page has no container.')
  return found
}

test('reveals an element hidden by a style sheet, and does not touch other style sheets', () => {
  const [icons, hostile] = [new CSSStyleSheet(), new CSSStyleSheet()]
  hiding = hostile
  document.adoptedStyleSheets = [icons, hostile]
  expect(reveal(place())).toBe(true)
  expect(place().checkVisibility()).toBe(true)
  expect(icons.disabled).toBe(false)
  expect(hostile.disabled).toBe(true)
})

test('shows an element again when the page around it is hidden', () => {
  document.documentElement.hidden = true
  expect(reveal(place())).toBe(true)
  expect(place().checkVisibility()).toBe(true)
})

test('does not touch style sheets when the element is empty', () => {
  const icons = new CSSStyleSheet()
  document.adoptedStyleSheets = [icons]
  place().replaceChildren()
  expect(reveal(place())).toBe(false)
  expect(icons.disabled).toBe(false)
})

test('hides an element without content that covers the page', () => {
  const cover = document.createElement('p')
  cover.style.position = 'fixed'
  document.body.append(cover)
  document.elementFromPoint = () => cover
  expect(reveal(place())).toBe(true)
  expect(cover.style.display).toBe('none')
})
