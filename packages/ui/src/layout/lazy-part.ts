import { type ComponentType, lazy } from 'react'

/** A component in a chunk of its own; a chunk that did not arrive is asked for once more. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(load) }))
}

/** Fetches a chunk that is probably needed soon; when it fails, whoever needs it finds out. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
