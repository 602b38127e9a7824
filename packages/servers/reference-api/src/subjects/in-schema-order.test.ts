import { expect, test } from '@jest/globals'
import { dataSchemaOf } from '@portal/contract/subjects/data-schema-of.ts'
import { inSchemaOrder } from './in-schema-order.ts'

const schema = dataSchemaOf('SRCI', 'businessData')

test('members are in the order of the schema, including nested groups and lists', () => {
  const stored = {
    address: { zip: '00-001', city: 'Warsaw', line1: 'Long Street 1', countryCode: 'PL' },
    contacts: [{ name: 'Ana', email: 'ana@shop.example', kind: 'TECHNICAL' }],
    legalName: 'Larkspur Ltd',
  }
  expect(JSON.stringify(inSchemaOrder(schema, stored))).toBe(
    JSON.stringify({
      legalName: 'Larkspur Ltd',
      address: { line1: 'Long Street 1', city: 'Warsaw', countryCode: 'PL', zip: '00-001' },
      contacts: [{ kind: 'TECHNICAL', name: 'Ana', email: 'ana@shop.example' }],
    }),
  )
})

test('keeps members of an older schema, after the others', () => {
  expect(Object.keys(inSchemaOrder(schema, { retired: 1, legalName: 'Larkspur Ltd' }) as object)).toEqual([
    'legalName',
    'retired',
  ])
})
