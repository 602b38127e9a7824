import { recordOf } from '@portal/contract/typed-objects.ts'
import { createStore, type Store } from '@portal/ui/create-store.ts'
import { useSyncExternalStore } from 'react'

/** A value stored on this device. */
export type DeviceValue<Value> = Store<Value>

function stored<Value>(key: string, isValid: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isValid(value) ? value : undefined
  } catch {
    return undefined
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is blocked or full: keep the value in memory.
  }
}

/** Keeps a value in local storage. Stored values of the wrong shape are ignored. */
export function deviceValue<Value>(
  key: string,
  fallback: Value,
  isValid: (value: unknown) => value is Value,
): DeviceValue<Value> {
  const read = () => stored(key, isValid) ?? fallback
  const current = createStore(read())
  window.addEventListener('storage', (event) => {
    if (event.key === key) current.set(read())
  })
  return {
    ...current,
    set(value) {
      store(key, value)
      current.set(value)
    },
  }
}

/** Returns the current value and follows changes, also from other tabs. */
export const useDeviceValue = <Value>(value: DeviceValue<Value>): Value =>
  useSyncExternalStore(value.subscribe, value.get)

/** Accepts texts. */
export const isText = (value: unknown): value is string => typeof value === 'string'

/** Accepts arrays whose entries all pass a check. */
export const listOf =
  <Item>(isItem: (item: unknown) => item is Item) =>
  (value: unknown): value is readonly Item[] =>
    Array.isArray(value) && value.every(isItem)

/** Whether an untrusted value is an object with strings under the given names. */
export const hasTexts = <const Names extends readonly string[]>(
  value: unknown,
  ...names: Names
): value is { readonly [Name in Names[number]]: string } =>
  names.every((name) => typeof recordOf(value)[name] === 'string')
