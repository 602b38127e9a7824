import { queryClient } from '@portal/session'
import { PortalProvider } from '@portal/ui/kit'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { ScreenBoundary } from '../screen/screen-boundary.tsx'
import { AppContext, type OwnApp } from './app-context.ts'

interface ApplicationRootProps {
  readonly app: OwnApp
  /** Only where the page's styles are set. */
  readonly globals?: boolean
  readonly children: ReactNode
}

/** Everything each application needs around its own content. */
export function ApplicationRoot({ app, globals = false, children }: ApplicationRootProps) {
  return (
    <AppContext value={app}>
      <PortalProvider globals={globals}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <ScreenBoundary>{children}</ScreenBoundary>
          </BrowserRouter>
        </QueryClientProvider>
      </PortalProvider>
    </AppContext>
  )
}
