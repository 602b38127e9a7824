import { isPlainObject } from './clean-values.ts'

/** A copy that later changes of the original do not reach. Files and the like are not copied. */
export function copyOf<Value>(value: Value): Value
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => copyOf(item))
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]))
}
