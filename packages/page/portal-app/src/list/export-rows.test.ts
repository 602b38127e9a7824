import { expect, test } from '@jest/globals'
import type { Column } from '@portal/ui'
import { csvOf, jsonOf } from './export-rows.ts'

interface Shop {
  name: string
  orders: number
  brands?: string[]
}

const columns: Column<Shop>[] = [
  { key: 'name', label: 'Name', cell: ({ name }) => name },
  { key: 'orders', label: 'Orders', cell: () => null, text: ({ orders }) => `${orders} orders` },
  { key: 'brands', label: 'Brands', cell: () => null },
]

const lines = (rows: Shop[]) => csvOf(rows, columns).replace('\u{FEFF}', '').trim().split('\n')

test('a table becomes a heading and a line per row, with the texts of its columns', () => {
  expect(lines([{ name: 'Acme, Inc.', orders: 2, brands: ['visa'] }])).toEqual([
    'Name,Orders,Brands',
    '"Acme, Inc.",2 orders,"[""visa""]"',
  ])
})

test('values that are not there are empty cells', () => {
  expect(lines([{ name: 'Acme', orders: 2 }])[1]).toBe('Acme,2 orders,')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('%s is no formula for a spreadsheet', (name) => {
  expect(lines([{ name, orders: 0 }])[1]).toBe(`'${name},0 orders,`)
})

test('a spreadsheet learns the encoding', () => {
  expect(csvOf([], columns).startsWith('\u{FEFF}')).toBe(true)
})

test('as JSON rows are what the API gave', () => {
  const rows = [{ name: 'Acme', orders: 2 }]
  expect(JSON.parse(jsonOf(rows))).toEqual(rows)
})
