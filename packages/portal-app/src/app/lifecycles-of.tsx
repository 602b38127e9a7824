// As one object, which is what single-spa-react wants: webpack would reduce a namespace to the names it sees used.
import React, { type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { LifeCycleFn } from 'single-spa'
import singleSpaReact from 'single-spa-react'
import { hostAmong, type ParcelHost, ParcelHostContext } from './parcel-host.ts'
import { tellOfFault } from './tell-of-fault.ts'

/** single-spa lifecycles of a React tree. What single-spa hands over comes as props. */
export function lifecyclesOf<Props extends object>(Root: (props: Props) => ReactNode) {
  let host: ParcelHost | undefined
  const createOwnRoot: typeof createRoot = (container) =>
    createRoot(container, {
      // Each tree counts its ids from the start, and all of them stand in one page.
      identifierPrefix: crypto.randomUUID().slice(0, 8),
      onCaughtError: (error) => tellOfFault(error, host),
    })
  const lifecycles = singleSpaReact<Props>({
    React,
    ReactDOMClient: { createRoot: createOwnRoot, hydrateRoot },
    rootComponent: (props: Props) => (
      <ParcelHostContext value={hostAmong(props)}>
        <Root {...props} />
      </ParcelHostContext>
    ),
    // Nothing that is handed over ever changes.
    parcelCanUpdate: false,
    // Boundaries inside catch what pages throw; this is for the frame around them.
    errorBoundary: () => <></>,
  })
  const mount: LifeCycleFn<Props> = (props) => {
    host = hostAmong(props)
    return lifecycles.mount(props)
  }
  return { ...lifecycles, mount }
}
