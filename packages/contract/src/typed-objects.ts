/** Typed forms of what the language says too loosely. Each holds the one cast that its promise needs. */

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

/** Whether a value is among those of a list, and so of their type. */
export const isOneOf = <const Value>(list: readonly Value[], value: unknown): value is Value =>
  list.some((one) => one === value)

/** Whether a value has members that can be looked at by name. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The members of a value that may be anything: an empty record unless it is an object. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})
