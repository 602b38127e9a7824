import { queryClient } from '@portal/session'
import { Overlays, PortalProvider } from '@portal/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

/** Renders what an application renders, with everything the portal puts around it. */
export const renderInApp = (content: ReactNode) =>
  render(
    <PortalProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          {content}
          <Overlays />
        </MemoryRouter>
      </QueryClientProvider>
    </PortalProvider>,
  )
