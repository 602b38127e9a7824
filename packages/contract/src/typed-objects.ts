/** Typed forms of loosely typed built-ins. Each contains the one cast it needs. */

/** The keys of an object whose type names all of them. */
export const keysOf = <T extends object>(record: T): (keyof T & string)[] =>
  Object.keys(record) as (keyof T & string)[]

type EntryOf<T> = { [K in keyof T & string]-?: [K, Required<T>[K]] }[keyof T & string]

/** The entries of an object whose type names all of them. */
export const entriesOf = <T extends object>(record: T): EntryOf<T>[] => Object.entries(record) as EntryOf<T>[]

/** An object with a value for each of these keys. */
export const objectOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>

/** Whether a list contains a value, which narrows its type. */
export const isOneOf = <const Value>(list: readonly Value[], value: unknown): value is Value =>
  list.some((one) => one === value)

/** Whether a value has members that can be read by name. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The members of a value of any type: an empty record unless it is an object. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})
