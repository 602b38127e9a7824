import { queryClient } from '@portal/session'
import { Overlays } from '@portal/ui/frame'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { reportFault } from '../app/report-fault.ts'

/** Renders content as in an application, with all of the portal's providers, at an address. */
export const renderInApp = (content: ReactNode, address = '/') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        {content}
        <Overlays />
      </MemoryRouter>
    </QueryClientProvider>,
    { onCaughtError: (error) => reportFault(error) },
  )
