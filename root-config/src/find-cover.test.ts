import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { findCover } from './find-cover.ts'

beforeEach(() => {
  document.body.innerHTML = '<main style="position: static">Tasks</main><div style="position: fixed"></div>'
})

afterEach(() => {
  document.elementFromPoint = () => null
})

function element(name: string): Element {
  const found = document.querySelector(name)
  if (!found) throw new Error(`The page has no ${name}.`)
  return found
}

test('finds an empty element above everything else', () => {
  document.elementFromPoint = () => element('div')
  expect(findCover()).toBe(element('div'))
})

test('ignores an element that covers only part of the page', () => {
  document.elementFromPoint = (x) => element(x > window.innerWidth / 2 ? 'div' : 'main')
  expect(findCover()).toBeUndefined()
})

test.each([
  ['text', 'Loading'],
  ['an image', '<img alt="">'],
])('ignores an element with %s', (_what, content) => {
  element('div').innerHTML = content
  document.elementFromPoint = () => element('div')
  expect(findCover()).toBeUndefined()
})

test('ignores an empty screen', () => {
  element('main').replaceChildren()
  document.elementFromPoint = () => element('main')
  expect(findCover()).toBeUndefined()
})
