import { expect, test } from '@jest/globals'
import { readTableState, writeTableState } from './table-state.ts'

const read = (query: string, defaults = {}) => readTableState(new URLSearchParams(query), defaults)

test('an empty address is the first page of ten', () => {
  expect(read('')).toEqual({ page: 1, pageSize: 10, sort: undefined, q: '', filters: {} })
})

test('reads search, filters, order, page and page size', () => {
  expect(read('q=acme&status=ACTIVE,SUSPENDED&sort=-updatedAt&page=2&size=25')).toEqual({
    page: 2,
    pageSize: 25,
    sort: '-updatedAt',
    q: 'acme',
    filters: { status: ['ACTIVE', 'SUSPENDED'] },
  })
})

test.each([
  'page=0',
  'page=-3',
  'page=two',
  'page=1.5',
  'size=11',
  'size=',
  'sort=a b',
  'status=',
  'status=,,',
  'q=a',
])('a broken %s falls back to the default', (query) => {
  expect(read(query)).toEqual(read(''))
})

test('leaves defaults out of the address', () => {
  const defaults = { sort: 'name', pageSize: 25 } as const
  const values = { ...read('', defaults), q: 'acme' }
  expect(String(writeTableState(new URLSearchParams('page=3&sort=-name'), values, defaults))).toBe('q=acme')
})

test('keeps the open tab of the page', () => {
  expect(String(writeTableState(new URLSearchParams('tab=keys'), read('page=2'), {}))).toBe('tab=keys&page=2')
})

test('takes removed filters out of the address', () => {
  expect(String(writeTableState(new URLSearchParams('status=ACTIVE'), read(''), {}))).toBe('')
})

test('what was written is read back', () => {
  const query = 'q=two+words&sort=-name&page=4&size=50&status=ACTIVE%2CSUSPENDED&kind=A'
  const values = read(query)
  expect(readTableState(writeTableState(new URLSearchParams(), values, {}), {})).toEqual(values)
})

test('ignores parameters that are no filters of this list', () => {
  expect(read('status=ACTIVE&utm=mail', { filters: ['status'] }).filters).toEqual({ status: ['ACTIVE'] })
})
