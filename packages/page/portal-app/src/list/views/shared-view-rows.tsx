import { isOwnView } from '@portal/contract/views/shared-view-rules.ts'
import { Button, ErrorNotice, Skeleton, Text } from '@portal/ui'
import { viewAddress } from '@portal/ui/blocks'
import { useQuery } from '@tanstack/react-query'
import { sharedViewsOf } from './shared-list-of.ts'
import { sharedViewItems, type ViewTools } from './shared-view-items.ts'
import { queryOfView } from './view-query.ts'
import { ViewRows } from './view-rows.tsx'

interface SharedViewRowsProps {
  /** The list's address. */
  readonly list: string
  readonly tools: ViewTools
}

/** The views of a list that colleagues share. */
export function SharedViewRows({ list, tools }: SharedViewRowsProps) {
  const { data, error, isPending, refetch } = useQuery(sharedViewsOf(list))
  const views = data?.items ?? []
  return (
    <ViewRows
      heading="Shared"
      rows={views.map((view) => ({
        key: view.id,
        name: view.name,
        to: viewAddress(queryOfView(view.state), view.id),
        by: isOwnView(view, tools.caller) ? 'you' : view.owner.name,
        isOpen: view.id === tools.state.view,
        items: sharedViewItems(view, tools),
      }))}
    >
      {isPending && <Skeleton height="8" aria-label="Loading" aria-busy="true" />}
      {error && (
        <ErrorNotice error={error} action={<Button onClick={() => void refetch()}>Try again</Button>} />
      )}
      {data && views.length === 0 && <Text>Nobody shares a view of this list yet.</Text>}
    </ViewRows>
  )
}
