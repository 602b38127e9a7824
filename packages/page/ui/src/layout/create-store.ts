/** A value outside of React with its subscribers, as `useSyncExternalStore` takes it. */
export interface Store<Value> {
  get(): Value
  /** Replaces the value and notifies the subscribers. */
  set(next: Value): void
  /** Calls `listener` after every change. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
