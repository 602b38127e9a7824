import { queryClient } from '@portal/session'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { ScreenBoundary } from '../screen/screen-boundary.tsx'
import { AppContext, type OwnApp } from './app-context.ts'

interface ApplicationRootProps {
  readonly app: OwnApp
  readonly children: ReactNode
}

/** Providers that every application needs around its content. */
export function ApplicationRoot({ app, children }: ApplicationRootProps) {
  return (
    <AppContext value={app}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <ScreenBoundary>{children}</ScreenBoundary>
        </BrowserRouter>
      </QueryClientProvider>
    </AppContext>
  )
}
