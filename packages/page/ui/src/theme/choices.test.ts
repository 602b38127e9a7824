import { afterEach, expect, jest, test } from '@jest/globals'
import { colorScheme } from './color-scheme.ts'
import { density } from './density.ts'
import { sidebar } from './sidebar.ts'
import { storedChoice } from './stored-choice.ts'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('choosing dark marks the page and survives a reload', () => {
  colorScheme.set('dark')
  expect(document.documentElement.classList.contains('dark')).toBe(true)
  expect(localStorage.getItem('portal.color-scheme')).toBe('dark')
})

test('choosing light takes the dark mark off again', () => {
  colorScheme.set('dark')
  colorScheme.set('light')
  expect(document.documentElement.className).toBe('light')
})

test('choosing compact marks the page', () => {
  density.set('compact')
  expect(document.documentElement.dataset.density).toBe('compact')
})

test('a menu of icons survives a reload', () => {
  sidebar.set('icons')
  expect(document.documentElement.dataset.sidebar).toBe('icons')
  expect(localStorage.getItem('portal.sidebar')).toBe('icons')
})

test('a stored word nobody knows falls back', () => {
  localStorage.setItem('size', 'enormous')
  expect(storedChoice('size', ['small', 'large'], 'small').get()).toBe('small')
})

test('a choice works while storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const size = storedChoice('size', ['small', 'large'], 'small')
  size.set('large')
  expect(size.get()).toBe('large')
})
