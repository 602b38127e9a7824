import { useCallback, useSyncExternalStore } from 'react'
import type { Observable } from 'rxjs'

/** Subscribes a component to a stream; `current` returns the current value. */
export function useObservable<Value>(stream: Observable<Value>, current: () => Value): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = stream.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [stream],
  )
  return useSyncExternalStore(subscribe, current)
}
