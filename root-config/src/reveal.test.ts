import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { reveal } from './reveal.ts'
import { layout, provideLayout } from './testing/layout.ts'

provideLayout()

/** The style sheet that hides text in this document, which has no layout. */
let hiding: CSSStyleSheet | undefined

beforeEach(() => {
  document.body.innerHTML = '<main><div>Tasks</div></main>'
  layout.hitAt = (element) =>
    (!hiding || hiding.disabled) && !element.closest('[hidden]:not([style*="block !important"])')
      ? element
      : null
})

afterEach(() => {
  hiding = undefined
  document.adoptedStyleSheets = []
  document.documentElement.removeAttribute('style')
  document.documentElement.hidden = false
  document.head.replaceChildren()
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
  expect(reveal(place())).toBe('')
  expect(icons.disabled).not.toBe(true)
  expect(hostile.disabled).toBe(true)
})

test('names the bundle whose style sheet hid an element', () => {
  const style = Object.assign(document.createElement('style'), { textContent: 'div { zoom: 0 }' })
  style.dataset.bundle = '@portal/tasks'
  document.head.append(style)
  // jsdom does not set it.
  hiding = Object.assign(document.styleSheets[0] ?? new CSSStyleSheet(), { ownerNode: style })
  expect(reveal(place())).toBe('@portal/tasks')
})

test('shows an element again when the page around it is hidden', () => {
  document.documentElement.hidden = true
  expect(reveal(place())).toBe('')
})

test('does not touch anything that does not hide it', () => {
  document.documentElement.hidden = true
  document.body.style.height = '20px'
  reveal(place())
  expect(document.documentElement.style.display).toBe('block')
  expect(document.body.style.cssText).toBe('height: 20px;')
  document.body.removeAttribute('style')
})

test.each([
  ['empty', () => place().replaceChildren()],
  ['hidden by something else', () => (layout.boxOf = () => ({ width: 0 }))],
])('does not touch anything around an element that is %s', (_how, hide) => {
  const icons = new CSSStyleSheet()
  document.adoptedStyleSheets = [icons]
  hide()
  expect(reveal(place())).toBeUndefined()
  expect(icons.disabled).not.toBe(true)
  expect(document.querySelectorAll('[style*=important]')).toHaveLength(0)
})

test('hides an element without content that covers the page', () => {
  const cover = document.createElement('p')
  cover.style.backgroundColor = 'rgb(255, 255, 255)'
  document.body.append(cover)
  layout.hitAt = (element) => (cover.style.display === 'none' ? element : cover)
  expect(reveal(place())).toBe('')
})
