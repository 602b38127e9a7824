// As one object, as single-spa-react expects: webpack would remove unused members of a namespace.
import React, { type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { LifeCycleFn } from 'single-spa'
import singleSpaReact from 'single-spa-react'
import { CrashBoundary } from './crash-boundary.tsx'
import { hostAmong, type ParcelHost, ParcelHostContext } from './parcel-host.ts'
import { reportFault } from './report-fault.ts'

/** single-spa lifecycles for a React tree. single-spa's props are passed to `Root`. */
export function lifecyclesOf<Props extends object>(Root: (props: Props) => ReactNode) {
  let host: ParcelHost | undefined
  const createOwnRoot: typeof createRoot = (container) =>
    createRoot(container, {
      // Each tree numbers its ids from the start, and all trees share one page.
      identifierPrefix: crypto.randomUUID().slice(0, 8),
      // `CrashBoundary` reports its own crashes.
      onCaughtError: (error, { errorBoundary }) =>
        reportFault(error, errorBoundary instanceof CrashBoundary ? undefined : host),
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
    // Passed props never change.
    parcelCanUpdate: false,
    // The root has its own error boundary.
    suppressComponentDidCatchWarning: true,
  })
  const mount: LifeCycleFn<Props> = (props) => {
    host = hostAmong(props)
    return lifecycles.mount(props)
  }
  return { ...lifecycles, mount }
}
