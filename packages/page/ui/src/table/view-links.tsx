import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { Button } from '../layout/button.tsx'
import { RouteLink } from '../layout/route-link.tsx'
import { ActionMenu } from '../menu/action-menu.tsx'
import type { MenuItem } from '../menu/menu-entry.ts'
import { toast } from '../overlay/toast.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { type SavedView, savedViews } from './saved-views.ts'
import type { TableState } from './use-table-state.ts'
import { ViewName } from './view-name.tsx'

export interface ViewLinksProps {
  state: TableState
  /** Predefined views of the list. */
  views: readonly SavedView[]
  /** The person and list that the views belong to. */
  owner: string
  list: string
}

const words = texts.views

const addressOf = ({ label, query }: SavedView) => {
  const params = new URLSearchParams(query)
  params.set('view', label)
  return `?${params}`
}

/**
 * Views of a list as links: predefined ones, and the operator's own, which can be added, updated and deleted.
 */
export function ViewLinks({ state, views, owner, list }: ViewLinksProps) {
  const saved = savedViews(owner, list)
  const [own, setOwn] = useState(saved.all)
  const [naming, setNaming] = useState(false)
  const navigate = useNavigate()
  const all = [...views, ...own]
  const equal = all.find(({ query }) => state.normalize(query) === state.query)
  const current = all.find(({ label }) => label === state.view) ?? equal
  const isChanged = current !== undefined && state.normalize(current.query) !== state.query
  const isPlain = state.query === state.normalize('')

  function save(label: string) {
    const view = { label, query: state.query }
    saved.save(view)
    setOwn(saved.all())
    setNaming(false)
    void navigate(addressOf(view), { replace: true })
  }

  async function copy(view: SavedView) {
    await navigator.clipboard.writeText(new URL(addressOf(view), location.href).href)
    toast({ kind: 'success', title: words.copied })
  }

  const isOwn = current !== undefined && own.includes(current)
  const items: MenuItem[] = [
    ...(isOwn && isChanged ? [{ label: words.renew, onSelect: () => save(current.label) }] : []),
    ...(current
      ? [{ label: words.copy, onSelect: () => void copy({ ...current, query: state.query }) }]
      : []),
    ...(isOwn
      ? [
          {
            label: words.remove,
            onSelect: () => {
              saved.remove(current.label)
              setOwn(saved.all())
            },
          },
        ]
      : []),
  ]

  if (all.length === 0 && isPlain) return null
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      // The height of its optional buttons, so that the layout does not shift.
      minHeight="control"
      data-no-print
    >
      <chakra.nav aria-label={words.label} display="flex" flexWrap="wrap" gap="1">
        <ViewLink to="?" label={words.all} isCurrent={isPlain && !current} isChanged={false} />
        {all.map((view) => (
          <ViewLink
            key={view.label}
            to={addressOf(view)}
            label={view.label}
            isCurrent={view === current}
            isChanged={view === current && isChanged}
          />
        ))}
      </chakra.nav>
      <ActionMenu label={words.menu} items={items} />
      {!naming && !isPlain && !equal && (
        <Button variant="ghost" onClick={() => setNaming(true)}>
          {words.save}
        </Button>
      )}
      {naming && <ViewName onSave={save} onCancel={() => setNaming(false)} />}
    </chakra.div>
  )
}

interface ViewLinkProps {
  to: string
  label: string
  isCurrent: boolean
  isChanged: boolean
}

function ViewLink({ to, label, isCurrent, isChanged }: ViewLinkProps) {
  return (
    <RouteLink
      to={to}
      aria-current={isCurrent || undefined}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight="7"
      paddingInline="2.5"
      borderRadius="full"
      fontSize="sm"
      textDecoration="none"
      color={isCurrent ? 'fg' : 'fg.muted'}
      fontWeight={isCurrent ? 'strong' : 'normal'}
      bg={isCurrent ? 'accent.subtle' : undefined}
      _hover={{ bg: isCurrent ? undefined : 'bg.hover' }}
    >
      {label}
      {isChanged && (
        <>
          <chakra.span aria-hidden data-dot width="1.5" height="1.5" borderRadius="full" bg="accent" />
          <VisuallyHidden>{words.changed}</VisuallyHidden>
        </>
      )}
    </RouteLink>
  )
}
