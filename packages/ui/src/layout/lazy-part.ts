import { type ComponentType, createElement, type FunctionComponent, lazy } from 'react'

/**
 * A component in a chunk of its own. A chunk that did not arrive is asked for once more and, since React would
 * remember the failure for ever, anew whenever the component is next shown.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let part: ComponentType<Props> | undefined
  const renewed = () => {
    part ??= lazy(async () => {
      try {
        return { default: await load().catch(load) }
      } catch (error) {
        part = undefined
        throw error
      }
    }) as unknown as ComponentType<Props>
    return part
  }
  return (props) => createElement(renewed(), props)
}

/** Fetches a chunk that is probably needed soon; when it fails, whoever needs it finds out. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
