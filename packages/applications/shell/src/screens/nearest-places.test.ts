import { expect, test } from '@jest/globals'
import { nearestPlaces } from './nearest-places.ts'

const places = ['/', '/tasks', '/roles', '/roles/create', '/subjects/business', '/profile'].map((to) => ({
  to,
  title: to,
  detail: '',
}))
const nearest = (pathname: string) => nearestPlaces(pathname, places, 2).map(({ to }) => to)

test('suggests the page most similar to a misspelled address', () => {
  expect(nearest('/taks')[0]).toBe('/tasks')
  expect(nearest('/subject/busines')[0]).toBe('/subjects/business')
})

test('suggests the page whose address ends with the word', () => {
  expect(nearest('/busines')[0]).toBe('/subjects/business')
})

test('suggests the page above an unknown one first', () => {
  expect(nearest('/subjects/business/everything/there/is')[0]).toBe('/subjects/business')
})

test('returns at most the requested number', () => {
  expect(nearest('/nowhere')).toHaveLength(2)
})
