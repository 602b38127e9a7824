import Lock from 'lucide-react/icons/lock'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { leaveGuard } from '../layout/leave-guard.ts'
import { chakra } from '../theme/chakra.ts'
import { tabStyles } from './tab-styles.ts'

export interface Tab {
  id: string
  label: string
  /** Why the tab can not be opened: "Needs subject.keys". */
  locked?: string | undefined
}

export interface TabsProps {
  tabs: readonly Tab[]
  /** The parameter of the address that names the open tab. */
  param?: string
  children(id: string): ReactNode
}

const TabList = chakra('div', { base: tabStyles })

/** The parts of a page, one at a time; the open one is in the address. */
export function Tabs({ tabs, param = 'tab', children }: TabsProps) {
  const baseId = useId()
  const [params, setParams] = useSearchParams()
  const openable = tabs.filter((tab) => !tab.locked)
  const current = openable.find(({ id }) => id === params.get(param)) ?? openable[0]

  const list = useRef<HTMLDivElement>(null)
  const currentId = current?.id
  useEffect(
    () => showTab(list.current, document.getElementById(`${baseId}-${currentId}`)),
    [baseId, currentId],
  )

  /** Another part of the page takes the place of this one, and of what was typed here. */
  async function open(id: string) {
    if (id === current?.id || !(await leaveGuard.mayLeave())) return
    const next = new URLSearchParams(params)
    if (id === openable[0]?.id) next.delete(param)
    else next.set(param, id)
    setParams(next)
  }

  async function move(event: KeyboardEvent<HTMLElement>) {
    if (!current || !arrowKeys.has(event.key)) return
    const target = openable.at(targetOf(event.key, openable.indexOf(current), openable.length))
    if (!target) return
    event.preventDefault()
    await open(target.id)
    document.getElementById(`${baseId}-${target.id}`)?.focus()
  }

  return (
    <div>
      <TabList ref={list} role="tablist" onKeyDown={(event) => void move(event)}>
        {tabs.map(({ id, label, locked }) => (
          <button
            key={id}
            id={`${baseId}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === current?.id}
            aria-controls={id === current?.id ? `${baseId}-panel` : undefined}
            aria-disabled={locked !== undefined}
            title={locked}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => !locked && void open(id)}
          >
            {label}
            {locked && <Lock aria-label={locked} size={12} />}
          </button>
        ))}
      </TabList>
      {current && (
        <chakra.div
          role="tabpanel"
          id={`${baseId}-panel`}
          aria-labelledby={`${baseId}-${current.id}`}
          paddingTop="4"
        >
          {children(current.id)}
        </chakra.div>
      )}
    </div>
  )
}

/** On a small screen not all tabs fit: the open one stands in the middle. Moves the list alone, not the page. */
function showTab(list: HTMLElement | null, tab: HTMLElement | null) {
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
}

const arrowKeys = new Set(['ArrowRight', 'ArrowLeft', 'Home', 'End'])

function targetOf(key: string, index: number, count: number) {
  if (key === 'Home') return 0
  if (key === 'End') return -1
  return key === 'ArrowRight' ? (index + 1) % count : index - 1
}
