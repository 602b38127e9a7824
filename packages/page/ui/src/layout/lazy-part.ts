import { type ComponentType, createElement, type FunctionComponent, lazy, useLayoutEffect } from 'react'
import { loadTwice } from './load-twice.ts'

/**
 * Throws once it stands there, not while it is drawn: React draws what throws several times before it gives up, and a
 * failure forgotten any earlier would have the chunk asked for each time.
 */
function Failed({ error, forget }: { error: unknown; forget(): void }) {
  useLayoutEffect(() => {
    forget()
    throw error
  }, [error, forget])
  return null
}

/**
 * A component in a chunk of its own. A chunk that did not arrive is asked for once more and, since React would
 * remember the failure for ever, even when the component is shown again later.
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

/** Fetches a chunk that is probably needed soon; when it fails, anyone who needs it finds out. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
