import type { RouteRow } from '@portal/routing/route-row.ts'
import { ApiError, queryClient } from '@portal/session'
import { PortalProvider } from '@portal/ui'
import { QueryClientProvider } from '@tanstack/react-query'
// Default imports: webpack would reduce a namespace to the names it sees used, and single-spa-react uses others.
import React, { type ReactNode } from 'react'
import ReactDOMClient from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import singleSpaReact from 'single-spa-react'
import { AppNameContext } from './app-name.ts'
import { fetchPagesAhead } from './fetch-pages-ahead.ts'
import { type ParcelHost, ParcelHostContext } from './parcel-host.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { ScreenRouter } from './screen-router.tsx'

type Rows = Readonly<Record<string, RouteRow>>

/** Everything each application needs around its own content. `globals` only where the page's styles are set. */
export function ApplicationRoot({
  app,
  globals,
  children,
}: {
  app: string
  globals?: boolean
  children: ReactNode
}) {
  return (
    <AppNameContext value={app}>
      <PortalProvider globals={globals ?? false}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <ScreenBoundary>{children}</ScreenBoundary>
          </BrowserRouter>
        </QueryClientProvider>
      </PortalProvider>
    </AppNameContext>
  )
}

const createOwnRoot: typeof ReactDOMClient.createRoot = (container) =>
  ReactDOMClient.createRoot(container, {
    // Each tree counts its ids from the start, and all of them stand in one page.
    identifierPrefix: crypto.randomUUID().slice(0, 8),
    // What the API answers is shown on the screen; only faults of the page are news to its console.
    onCaughtError: (error) => error instanceof ApiError || console.error(error),
  })

/** single-spa lifecycles of a React tree. What single-spa hands over comes as props. */
export function lifecyclesOf<Props extends object>(Root: (props: Props) => ReactNode) {
  return singleSpaReact<Props>({
    React,
    ReactDOMClient: { ...ReactDOMClient, createRoot: createOwnRoot },
    rootComponent: (props: Props) => (
      <ParcelHostContext value={'loadBundle' in props ? (props as unknown as ParcelHost) : undefined}>
        <Root {...props} />
      </ParcelHostContext>
    ),
    // Nothing that is handed over ever changes.
    parcelCanUpdate: false,
    // Boundaries inside catch what pages throw; this is for the frame around them.
    errorBoundary: () => null as never,
  })
}

/**
 * An application of the portal: its screens, with router, guard, title and error screens around each.
 * Give it the package's name and rows, and export what comes back.
 */
export function definePortalApp(app: string, rows: Rows) {
  fetchPagesAhead(Object.values(rows))
  return lifecyclesOf(() => (
    <ApplicationRoot app={app}>
      <ScreenRouter rows={Object.values(rows)} />
    </ApplicationRoot>
  ))
}
