import { expect, test } from '@jest/globals'
import { leftOutOf } from './left-out.ts'
import { type KnownParts, readTableState, writeTableState } from './table-state.ts'

const read = (query: string, defaults = {}) => readTableState(new URLSearchParams(query), defaults)

test('reads an empty address as the first page of ten', () => {
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
])('falls back to the default for an invalid %s', (query) => {
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

test('removes cleared filters from the address', () => {
  expect(String(writeTableState(new URLSearchParams('status=ACTIVE'), read(''), {}))).toBe('')
})

test('reads back what was written', () => {
  const query = 'q=two+words&sort=-name&page=4&size=50&status=ACTIVE%2CSUSPENDED&kind=A'
  const values = read(query)
  expect(readTableState(writeTableState(new URLSearchParams(), values, {}), {})).toEqual(values)
})

const known: KnownParts = {
  filters: [
    { name: 'status', label: 'Status', multiple: true, options: [{ value: 'ACTIVE', label: 'Active' }] },
    {
      name: 'from',
      label: 'Period',
      options: [],
      describe: (value) => (value === 'today' ? value : undefined),
    },
  ],
  columns: [{ key: 'name', sortable: true }, { key: 'country' }],
  deepestRow: 10_000,
  mostValues: 50,
}

const readKnown = (query: string) => {
  const params = new URLSearchParams(query)
  const values = readTableState(params, { sort: '-name', known })
  return { values, leftOut: leftOutOf(params, values, known) }
}

test.each([
  ['sort=color', 'order “color”'],
  ['sort=country', 'order “country”'],
  ['sort=name,country', 'order “name,country”'],
  ['status=GONE', 'Status “GONE”'],
  ['from=yesterday', 'Period “yesterday”'],
  ['state=ACTIVE', '“state”'],
  ['cols=color', 'column “color”'],
  ['cols=country:7', 'column “country:7”'],
  ['size=37', '37 rows per page'],
  ['page=two', 'page two'],
])('ignores and reports %s', (query, said) => {
  const { values, leftOut } = readKnown(query)
  expect(values).toEqual(readKnown('').values)
  expect(leftOut).toEqual([said])
})

test('keeps known parts when ignoring others', () => {
  const { values, leftOut } = readKnown(
    'status=ACTIVE,GONE&cols=country,color&from=today&sort=-name&tab=keys',
  )
  expect(values).toMatchObject({
    filters: { status: ['ACTIVE'], from: ['today'] },
    columns: ['country'],
    sort: '-name',
  })
  expect(leftOut).toEqual(['Status “GONE”', 'column “color”'])
})

test('takes the first value of a single-value filter', () => {
  expect(readKnown('from=today,yesterday').values.filters).toEqual({ from: ['today'] })
})

test('ends pages where page numbers end', () => {
  expect(readKnown('page=5000').values.page).toBe(1000)
  expect(readKnown('page=5000&size=100').values.page).toBe(100)
})

test('removes invisible and excess characters from a search', () => {
  expect(read('q=ac%00me%E2%80%AE').q).toBe('ac me')
  expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(100)
})
