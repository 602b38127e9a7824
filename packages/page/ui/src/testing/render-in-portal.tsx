import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'

/** Renders as an application of the portal does; the current address is in the note "address". */
export function renderInPortal(children: ReactNode, path = '/') {
  const wrap = (content: ReactNode) => (
    <MemoryRouter initialEntries={[path]}>
      <main>{content}</main>
      <Address />
    </MemoryRouter>
  )
  const view = render(wrap(children))
  return { ...view, show: (content: ReactNode) => view.rerender(wrap(content)) }
}

function Address() {
  const { pathname, search } = useLocation()
  return (
    <p role="note" aria-label="address">
      {pathname + search}
    </p>
  )
}
