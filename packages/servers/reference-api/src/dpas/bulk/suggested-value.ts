import { COUNTRY_CODES } from '@portal/contract/country.ts'
import { DpaBody } from '@portal/contract/dpas/dpa-body.ts'
import { isRecord } from '@portal/contract/typed-objects.ts'
import { nearestName } from '@portal/server-common/nearest-name.ts'
import { z } from 'zod'
import { valueAt } from './row-values.ts'

const SCHEMA = z.toJSONSchema(DpaBody, { unrepresentable: 'any', io: 'input' })

/** The part of the DPA's schema at a JSON Pointer, with its alternatives. */
function schemasAt(pointer: string): unknown[] {
  let parts: unknown[] = [SCHEMA]
  for (const step of pointer.split('/').slice(1)) {
    parts = parts.filter(isRecord).flatMap((part) => {
      const { properties, items } = part
      if (/^\d+$/.test(step)) return items === undefined ? [] : [items]
      return isRecord(properties) && properties[step] !== undefined ? [properties[step]] : []
    })
  }
  return parts.flatMap((part) => (isRecord(part) && Array.isArray(part.anyOf) ? part.anyOf : [part]))
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const BOOLEANS: Readonly<Record<string, string>> = {
  yes: 'true',
  y: 'true',
  '1': 'true',
  no: 'false',
  n: 'false',
  '0': 'false',
}

const SCHEME = /^(http:)?\/\//i
const HOST = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/

/** An https URL for a malformed one. */
function asAddress(value: string): string | undefined {
  if (SCHEME.test(value)) return value.replace(SCHEME, 'https://')
  return HOST.test(value) ? `https://${value}` : undefined
}

/** What was probably meant by an invalid value of a DPA, as a cell. */
export function suggestedValue(given: unknown, pointer: string): string | undefined {
  const value = valueAt(given, pointer)
  if (typeof value !== 'string' || value === '') return undefined
  const schemas = schemasAt(pointer).filter(isRecord)
  if (schemas.some(({ type }) => type === 'boolean')) return BOOLEANS[value.toLowerCase()]
  if (schemas.some(({ format }) => format === 'uri')) return asAddress(value)
  const choices = schemas.flatMap((schema) => textsOf(schema.enum))
  if (choices.length === 0) return undefined
  // Every two-letter country code is close to every other.
  if (choices.length === COUNTRY_CODES.length) return choices.find((code) => code === value.toUpperCase())
  return nearestName(value, choices)
}
