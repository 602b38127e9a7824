import { describe, expect, test } from '@jest/globals'
import { dataSchemaOf } from '@portal/contract/subjects/data-schema-of.ts'
import { DATA_KEYS, dataKeysOf, SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { z } from 'zod'
import { DATA_LABELS, SUBJECT_LABELS } from './data-labels.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Dot paths of all fields, without indexes. Values that are never sent have no field. */
function fieldsIn(schema: JsonSchema, path = ''): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema
  const inside = [...[items].flat(), ...anyOf, ...oneOf].filter((one) => typeof one === 'object')
  const members = Object.entries(properties).flatMap(([name, member]) => {
    const isForbidden = typeof member === 'object' && 'not' in member
    const at = path ? `${path}.${name}` : name
    return typeof member === 'object' && !isForbidden ? [at, ...fieldsIn(member, at)] : []
  })
  return [...members, ...inside.flatMap((one) => fieldsIn(one, path))]
}

const parts = SUBJECT_TYPES.flatMap((type) => dataKeysOf(type).map((dataKey) => [dataKey, type] as const))

describe('form, page and history use the same labels', () => {
  test.each(parts)('names each field of %s of %s', (dataKey, type) => {
    const schema = z.toJSONSchema(dataSchemaOf(type, dataKey), { io: 'input', unrepresentable: 'any' })
    const fields = [...new Set(fieldsIn(schema))]
    expect(fields.length).toBeGreaterThan(0)
    expect(fields.filter((field) => !(field in DATA_LABELS[dataKey]))).toEqual([])
  })

  test("the whole subject's history names the part", () => {
    expect(SUBJECT_LABELS['businessData.legalName']).toBe('Legal name')
    expect(SUBJECT_LABELS.businessData).toBe('Business data')
    const all = DATA_KEYS.flatMap((dataKey) => [dataKey, ...Object.keys(DATA_LABELS[dataKey])])
    expect(Object.keys(SUBJECT_LABELS)).toHaveLength(all.length)
  })
})
