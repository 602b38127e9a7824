import { ChevronDown } from '@lucide/icons'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../details/icon.tsx'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { Button } from '../layout/button.tsx'
import { keepInSight } from '../layout/keep-in-sight.ts'
import { RouteLink } from '../layout/route-link.tsx'
import { PopoverButton } from '../menu/popover-button.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { ViewName } from './list-panels.tsx'
import { type OwnViews, type SavedView, savedViews, viewAddress } from './saved-views.ts'
import type { TableState } from './use-table-state.ts'

export interface ViewLinksProps {
  state: TableState
  /** Predefined views of the list. */
  views: readonly SavedView[]
  /** The person and list that the views belong to. */
  owner: string
  list: string
  /** Everything else to do with views. Missing in older applications. */
  panel?(own: OwnViews): ReactNode
  /** The open view, where it is one that somebody shares. */
  shared?: ReactNode
}

const ViewList = chakra('nav', 'viewList')

const words = texts.views

/**
 * Views of a list as links: predefined ones, and the operator's own, which can be added and updated.
 */
export function ViewLinks({ state, views, owner, list, panel, shared }: ViewLinksProps) {
  const saved = savedViews(owner, list)
  const [own, setOwn] = useState(saved.all)
  const [naming, setNaming] = useState(false)
  const navigate = useNavigate()
  const all = [...views, ...own]
  const equal = all.find(({ query }) => state.normalize(query) === state.query)
  const current = shared ? undefined : (all.find(({ label }) => label === state.view) ?? equal)
  const isChanged = current !== undefined && state.normalize(current.query) !== state.query
  const isPlain = state.query === state.normalize('')

  function save(view: SavedView) {
    saved.save(view)
    setOwn(saved.all())
    void navigate(viewAddress(view.query, view.label), { replace: true })
  }

  function remove(label: string) {
    saved.remove(label)
    setOwn(saved.all())
  }

  function saveAs(label: string) {
    setNaming(false)
    save({ label, query: state.query })
  }

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
      <ViewList aria-label={words.label}>
        <ViewLink to="?" label={words.all} isCurrent={isPlain && !current && !shared} isChanged={false} />
        {all.map((view) => (
          <ViewLink
            key={view.label}
            to={viewAddress(view.query, view.label)}
            label={view.label}
            isCurrent={view === current}
            isChanged={view === current && isChanged}
          />
        ))}
      </ViewList>
      {shared}
      {panel && (
        <PopoverButton label={words.label} panel={panel({ all: own, save, remove })} variant="ghost">
          {words.label}
          <Icon icon={ChevronDown} />
        </PopoverButton>
      )}
      {current && isChanged && own.includes(current) && (
        <Button
          variant="ghost"
          onClick={({ currentTarget }) => {
            // The button goes: the view that was changed gets the focus.
            currentTarget.parentElement?.querySelector<HTMLElement>('[aria-current]')?.focus()
            saveAs(current.label)
          }}
        >
          {words.renew}
        </Button>
      )}
      {!naming && !isPlain && !equal && (
        <Button variant="ghost" onClick={() => setNaming(true)}>
          {words.save}
        </Button>
      )}
      {naming && <ViewName onSave={saveAs} onCancel={() => setNaming(false)} />}
    </chakra.div>
  )
}

export interface ViewLinkProps {
  to: string
  label: string
  isCurrent: boolean
  isChanged: boolean
}

/** A view as a link; a dot marks changes since it was opened. */
export function ViewLink({ to, label, isCurrent, isChanged }: ViewLinkProps) {
  return (
    // Not the link's own reference: the router forgets to clean that up.
    <chakra.span ref={isCurrent ? keepInSight : undefined} display="flex" flexShrink="0">
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
    </chakra.span>
  )
}
