import { type ComponentType, createElement, type FunctionComponent, lazy, useLayoutEffect } from 'react'
import { loadTwice } from './load-twice.ts'

/**
 * Throws when mounted rather than while rendering: React renders a throwing component several times, and
 * forgetting the failure earlier would load the chunk each time.
 */
function Failed({ error, forget }: { error: unknown; forget(): void }) {
  useLayoutEffect(() => {
    forget()
    throw error
  }, [error, forget])
  return null
}

/**
 * A component in a separate chunk. A chunk that fails to load is retried once, and again when the component
 * is shown later, since React would otherwise remember the failure forever.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let part: ComponentType<Props> | undefined
  const loaded = async () => {
    try {
      return { default: await loadTwice(load) }
    } catch (error) {
      const forget = () => {
        part = undefined
      }
      return { default: () => createElement(Failed, { error, forget }) }
    }
  }
  return (props) => {
    part ??= lazy(loaded) as unknown as ComponentType<Props>
    return createElement(part, props)
  }
}

/** Fetches a chunk that will probably be needed; failures surface when it is used. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
