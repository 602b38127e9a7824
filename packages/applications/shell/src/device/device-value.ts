import { recordOf } from '@portal/contract/typed-objects.ts'
import { useSyncExternalStore } from 'react'

/** A value stored on this device, as an external store for React. */
export interface DeviceValue<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

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
  let current: Value | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return
    current = undefined
    tell()
  })
  return {
    get() {
      current ??= stored(key, isValid) ?? fallback
      return current
    },
    set(value) {
      current = value
      store(key, value)
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Returns the current value and follows changes, also from other tabs. */
export const useDeviceValue = <Value>(value: DeviceValue<Value>): Value =>
  useSyncExternalStore(value.subscribe, value.get)

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
