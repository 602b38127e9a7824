import type { z } from 'zod'
import { isObject } from '../layout/is-object.ts'
import type { Tidy } from './form-context.ts'
import { defaultOf, hasPlaceFor, isOptional, isText, mayBeEmpty, schemaAt } from './schema-at.ts'

export const trimmed: Tidy = (text) => text.trim()

/**
 * Prepares form values for the schema: trims texts (§5) unless their field tidies them itself, replaces empty texts of
 * optional or non-text values with undefined, and applies defaults. An empty optional group is left out as a
 * whole, or its required fields would be reported. So is the only row of a list that may be empty: forms offer
 * it before it is needed. Values from an earlier schema without a place in this one are dropped.
 */
export function cleanValues(
  schema: z.core.$ZodType,
  values: unknown,
  tidying: ReadonlyMap<string, Tidy>,
): object {
  function clean(value: unknown, path: string): unknown {
    if (typeof value === 'string') {
      const tidy = tidying.get(path) ?? trimmed
      const text = tidy(value)
      const target = schemaAt(schema, path)
      return text === '' && (isOptional(target) || !isText(target)) ? defaultOf(target) : text
    }
    if (Array.isArray(value)) {
      const isBlank = value.length === 1 && value.every(isEmptyText)
      if (isBlank && mayBeEmpty(schemaAt(schema, path))) return []
      return value.map((item, index) => clean(item, `${path}.${index}`))
    }
    if (!isPlainObject(value)) return value
    const within = (key: string) => (path ? `${path}.${key}` : key)
    const given = Object.entries(value)
      .filter(([key]) => hasPlaceFor(schema, within(key)))
      .map(([key, raw]) => ({ key, raw, inner: clean(raw, within(key)) }))
      .filter(({ inner }) => inner !== undefined)
    const isBlank = given.every(({ raw }) => isEmptyText(raw))
    if (isBlank && path && isOptional(schemaAt(schema, path))) return undefined
    return Object.fromEntries(given.map(({ key, inner }) => [key, inner]))
  }
  const cleaned = clean(values, '')
  return isObject(cleaned) ? cleaned : {}
}

const isEmptyText = (value: unknown) => typeof value === 'string' && value.trim() === ''

export function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
