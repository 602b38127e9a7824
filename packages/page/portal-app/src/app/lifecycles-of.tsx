// As one object, which is what single-spa-react wants: webpack would reduce a namespace to the names it sees used.
import React, { type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { LifeCycleFn } from 'single-spa'
import singleSpaReact from 'single-spa-react'
import { CrashBoundary } from './crash-boundary.tsx'
import { hostAmong, type ParcelHost, ParcelHostContext } from './parcel-host.ts'
import { tellOfFault } from './tell-of-fault.ts'

/** single-spa lifecycles of a React tree. What single-spa hands over comes as props. */
export function lifecyclesOf<Props extends object>(Root: (props: Props) => ReactNode) {
  let host: ParcelHost | undefined
  const createOwnRoot: typeof createRoot = (container) =>
    createRoot(container, {
      // Each tree counts its ids from the start, and all of them are in one page.
      identifierPrefix: crypto.randomUUID().slice(0, 8),
      // Its boundary reports a crash.
      onCaughtError: (error, { errorBoundary }) =>
        tellOfFault(error, errorBoundary instanceof CrashBoundary ? undefined : host),
    })
  const lifecycles = singleSpaReact<Props>({
    React,
    ReactDOMClient: { createRoot: createOwnRoot, hydrateRoot },
    rootComponent: (props: Props) => (
      <ParcelHostContext value={hostAmong(props)}>
        <CrashBoundary host={hostAmong(props)}>
          <Root {...props} />
        </CrashBoundary>
      </ParcelHostContext>
    ),
    // Nothing that is handed over ever changes.
    parcelCanUpdate: false,
    // The root has a boundary of its own.
    suppressComponentDidCatchWarning: true,
  })
  const mount: LifeCycleFn<Props> = (props) => {
    host = hostAmong(props)
    return lifecycles.mount(props)
  }
  return { ...lifecycles, mount }
}
