import { expect, test } from '@jest/globals'
import { nearestPlaces } from './nearest-places.ts'

const places = ['/', '/tasks', '/roles', '/roles/create', '/subjects/business', '/profile'].map((to) => ({
  to,
  title: to,
  detail: '',
}))
const nearest = (pathname: string) => nearestPlaces(pathname, places, 2).map(({ to }) => to)

test('a misspelt address is taken for the one it is most like', () => {
  expect(nearest('/taks')[0]).toBe('/tasks')
  expect(nearest('/subject/busines')[0]).toBe('/subjects/business')
})

test('the page above an unknown one comes first', () => {
  expect(nearest('/subjects/business/everything/there/is')[0]).toBe('/subjects/business')
})

test('no more are given than asked for', () => {
  expect(nearest('/nowhere')).toHaveLength(2)
})
