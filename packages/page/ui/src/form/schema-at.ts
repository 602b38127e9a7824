import type { z } from 'zod'

type Schema = z.core.$ZodType

/** The schema of a nested value: `acquirers.0.bin` of an object with a list of objects. */
export function schemaAt(schema: Schema, path: string): Schema | undefined {
  return path.split('.').reduce<Schema | undefined>((current, key) => current && child(current, key), schema)
}

/** False for a value that the schema's objects do not define, such as one of another kind of record. */
export function hasPlaceFor(schema: Schema, path: string): boolean {
  const parent = path.includes('.') ? schemaAt(schema, path.slice(0, path.lastIndexOf('.'))) : schema
  if (!parent || takesAnyName(unwrapped(parent)._zod.def)) return true
  return schemaAt(schema, path) !== undefined
}

/** Only a loose object accepts unknown names: a strict one has `never` for them. */
function takesAnyName(def: z.core.$ZodTypes['_zod']['def']): boolean {
  if (def.type !== 'object') return true
  return def.catchall !== undefined && def.catchall._zod.def.type !== 'never'
}

/** Whether the value is optional. */
export function isOptional(schema: Schema | undefined): boolean {
  return schema?._zod.optin !== undefined
}

/** The schema's default for a missing value. */
export function defaultOf(schema: Schema | undefined): unknown {
  if (!schema) return undefined
  const { def } = known(schema)._zod
  if (def.type === 'default') return def.defaultValue
  return 'innerType' in def ? defaultOf(def.innerType) : undefined
}

/** Whether an empty text is a valid text rather than a missing value: not an email or another format. */
export function isText(schema: Schema | undefined): boolean {
  if (!schema) return false
  const { def } = unwrapped(schema)._zod
  return def.type === 'string' && !('format' in def)
}

/** The allowed values of a choice, or of each item of a list of choices; empty for other values. */
export function choicesAt(schema: Schema, path: string): readonly string[] {
  const found = schemaAt(schema, path)
  const def = found && unwrapped(found)._zod.def
  if (def?.type === 'array') return choicesOf(def.element)
  return found ? choicesOf(found) : []
}

function choicesOf(schema: Schema): readonly string[] {
  const { def } = unwrapped(schema)._zod
  return def.type === 'enum' ? Object.values(def.entries).map(String) : []
}

/** Whether a list has no minimum length. */
export function mayBeEmpty(schema: Schema | undefined): boolean {
  const checks = (schema && unwrapped(schema)._zod.def.checks) ?? []
  return checks.every(({ _zod: { def } }) => def.check !== 'min_length')
}

/** Whether a value is a list or a group; undefined where the schema accepts either, or neither. */
export function kindOf(schema: Schema | undefined): 'array' | 'object' | undefined {
  const type = schema && unwrapped(schema)._zod.def.type
  return type === 'array' || type === 'object' ? type : undefined
}

/** An empty value, or the default, for a new item of a list. */
export function emptyValue(schema: Schema | undefined): unknown {
  const preset = defaultOf(schema)
  if (preset !== undefined) return preset
  const def = schema && unwrapped(schema)._zod.def
  if (def?.type === 'boolean') return false
  if (def?.type === 'array') return []
  if (def?.type !== 'object') return ''
  const isGroup = (inner: Schema) => unwrapped(inner)._zod.def.type === 'object'
  const parts = Object.entries(def.shape).filter(([, inner]) => !(isGroup(inner) && isOptional(inner)))
  return Object.fromEntries(parts.map(([key, inner]) => [key, emptyValue(inner)]))
}

function child(schema: Schema, key: string): Schema | undefined {
  const { def } = unwrapped(schema)._zod
  switch (def.type) {
    case 'object':
      // Names may come from users: "constructor" is not a field.
      return Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
    case 'array':
      return def.element
    case 'record':
      return def.valueType
    case 'union':
      return def.options.map((option) => child(option, key)).find(Boolean)
    case 'intersection':
      return child(def.left, key) ?? child(def.right, key)
    default:
      return undefined
  }
}

/** Narrows a schema to zod's union of all schemas; the base class does not discriminate them. */
const known = (schema: Schema) => schema as z.core.$ZodTypes

/** The schema inside defaults, optionals, pipes and similar wrappers. */
function unwrapped(schema: Schema): z.core.$ZodTypes {
  const { def } = known(schema)._zod
  if (def.type === 'pipe') return unwrapped(def.in)
  if (def.type === 'lazy') return unwrapped(def.getter())
  return 'innerType' in def ? unwrapped(def.innerType) : known(schema)
}
