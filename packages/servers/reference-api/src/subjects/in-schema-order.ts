import type { z } from 'zod'

type Schema = z.core.$ZodType

/** The schema without its wrapping optionals, defaults and checks. */
function inner(schema: Schema): z.core.$ZodTypes {
  // zod's own union of all its schemas; the base class alone does not distinguish them.
  const known = schema as z.core.$ZodTypes
  const { def } = known._zod
  return 'innerType' in def ? inner(def.innerType) : known
}

/**
 * A stored value with its members in the order of its schema, which people are used to; PostgreSQL stores the members
 * of a JSON document in its own order. Members unknown to the schema come last.
 */
export function inSchemaOrder(schema: Schema, value: unknown): unknown {
  const { def } = inner(schema)._zod
  if (Array.isArray(value))
    return def.type === 'array' ? value.map((item) => inSchemaOrder(def.element, item)) : value
  if (typeof value !== 'object' || value === null || def.type !== 'object') return value
  const members = new Map(Object.entries(value))
  const named = Object.entries(def.shape).filter(([name]) => members.has(name))
  const ordered = named.map(([name, member]) => [name, inSchemaOrder(member, members.get(name))])
  return {
    ...Object.fromEntries(ordered),
    ...Object.fromEntries([...members].filter(([name]) => !(name in def.shape))),
  }
}
