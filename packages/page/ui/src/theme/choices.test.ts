import { afterEach, expect, jest, test } from '@jest/globals'
import { colorScheme } from './color-scheme.ts'
import { density } from './density.ts'
import { sidebar } from './sidebar.ts'
import { storedChoice } from './stored-choice.ts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('marks the page dark and remembers it after a reload', () => {
  colorScheme.set('dark')
  expect(document.documentElement.classList.contains('dark')).toBe(true)
  expect(localStorage.getItem('portal.color-scheme')).toBe('dark')
})

test('removes the dark mark when light is chosen', () => {
  colorScheme.set('dark')
  colorScheme.set('light')
  expect(document.documentElement.className).toBe('light')
})

test('marks the page compact', () => {
  density.set('compact')
  expect(document.documentElement.dataset.density).toBe('compact')
})

test('remembers an icon menu after a reload', () => {
  sidebar.set('icons')
  expect(document.documentElement.dataset.sidebar).toBe('icons')
  expect(localStorage.getItem('portal.sidebar')).toBe('icons')
})

test('falls back for an unknown stored value', () => {
  localStorage.setItem('size', 'enormous')
  expect(storedChoice('size', ['small', 'large'], 'small').get()).toBe('small')
})

test('applies a choice while storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const size = storedChoice('size', ['small', 'large'], 'small')
  size.set('large')
  expect(size.get()).toBe('large')
})
