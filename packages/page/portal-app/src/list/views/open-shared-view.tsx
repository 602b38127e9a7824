import { Box, Button, ErrorNotice, Notice, Text } from '@portal/ui'
import { type TableState, ViewLink, viewAddress } from '@portal/ui/blocks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { sharedListOf, sharedViewsOf } from './shared-list-of.ts'
import { queryOfView } from './view-query.ts'
import type { ViewsProps } from './views.tsx'

/** The shared view in the address: shows the list as the view has it, and its name, or that it is gone. */
export function OpenSharedView({ of, state }: ViewsProps) {
  const list = sharedListOf(of)
  const { data, error, refetch } = useQuery(sharedViewsOf(list))
  const view = data?.items.find(({ id }) => id === state.view)
  const query = view && queryOfView(view.state)
  useFirstShown(state, query)

  if (view && query !== undefined)
    return (
      <ViewLink
        to={viewAddress(query, view.id)}
        label={`${view.name} · ${view.owner.name}`}
        isCurrent
        isChanged={state.normalize(query) !== state.query}
      />
    )
  if (error)
    return (
      <Line>
        <ErrorNotice error={error} action={<Button onClick={() => void refetch()}>Try again</Button>} />
      </Line>
    )
  if (list !== undefined && !data) return null
  return (
    <Line>
      <Notice kind="info" title="This view is not shared with you">
        <Text>It is no longer shared, or it belongs to another list.</Text>
      </Notice>
    </Line>
  )
}

const Line = ({ children }: { readonly children: ReactNode }) => <Box flexBasis="100%">{children}</Box>

/** A link to a view has only its id. Filters that are cleared later stay cleared. */
function useFirstShown({ view, query, normalize }: TableState, wanted: string | undefined) {
  const navigate = useNavigate()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (wanted === undefined || view === undefined || shown.current === view) return
    shown.current = view
    if (query === normalize('')) void navigate(viewAddress(wanted, view), { replace: true })
  }, [wanted, view, query, normalize, navigate])
}
