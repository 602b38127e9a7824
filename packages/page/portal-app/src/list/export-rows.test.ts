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

test('turns a table into a heading and a line per row, with the texts of its columns', () => {
  expect(lines([{ name: 'Acme, Inc.', orders: 2, brands: ['visa'] }])).toEqual([
    'Name,Orders,Brands',
    '"Acme, Inc.",2 orders,"[""visa""]"',
  ])
})

test('leaves cells of missing values empty', () => {
  expect(lines([{ name: 'Acme', orders: 2 }])[1]).toBe('Acme,2 orders,')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('does not let a spreadsheet treat %s as a formula', (name) => {
  expect(lines([{ name, orders: 0 }])[1]).toBe(`'${name},0 orders,`)
})

test('tells spreadsheets the encoding', () => {
  expect(csvOf([], columns).startsWith('\u{FEFF}')).toBe(true)
})

test('exports rows to JSON as the API returned them', () => {
  const rows = [{ name: 'Acme', orders: 2 }]
  expect(JSON.parse(jsonOf(rows))).toEqual(rows)
})
