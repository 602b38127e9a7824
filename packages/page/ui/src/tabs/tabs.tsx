import { Lock } from '@lucide/icons'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Icon } from '../details/icon.tsx'
import { keepInSight } from '../layout/keep-in-sight.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { LockedPart } from './locked-part.tsx'
import { mayLeaveTab, TabGuardContext } from './tab-guard.ts'

export interface Tab<Id extends string = string> {
  id: Id
  label: string
  /** Why its content is not shown: "Needs subject.keys". */
  locked?: string | undefined
}

export interface TabsProps<Id extends string> {
  tabs: readonly Tab<Id>[]
  /** The parameter of the address that names the open tab. */
  param?: string
  children(id: Id): ReactNode
}

const TabList = chakra('div', 'tabs')

/** The parts of a page, one at a time; the open one is in the address. */
export function Tabs<Id extends string>({ tabs, param = 'tab', children }: TabsProps<Id>) {
  const baseId = useId()
  const [params, setParams] = useSearchParams()
  const first = tabs.find((tab) => !tab.locked) ?? tabs[0]
  const current = tabs.find(({ id }) => id === params.get(param)) ?? first
  const [guard] = useState(() => new Set<() => Promise<boolean>>())

  const currentId = current?.id
  // The tab opened last, which may still be loading while the previous one is shown.
  const opened = useRef(currentId)
  useEffect(() => {
    opened.current = currentId
  }, [currentId])

  async function open(id: Id) {
    if (id === opened.current) return
    // With nothing to ask, the tab opens synchronously within the click.
    if (guard.size > 0 && !(await mayLeaveTab(guard))) return
    opened.current = id
    const next = new URLSearchParams(params)
    if (id === first?.id) next.delete(param)
    else next.set(param, id)
    setParams(next)
  }

  async function move(event: KeyboardEvent<HTMLElement>) {
    if (!current || !arrowKeys.has(event.key)) return
    const target = tabs.at(targetOf(event.key, tabs.indexOf(current), tabs.length))
    if (!target) return
    event.preventDefault()
    await open(target.id)
    document.getElementById(`${baseId}-${target.id}`)?.focus()
  }

  return (
    <div>
      <TabList role="tablist" data-no-print onKeyDown={(event) => void move(event)}>
        {tabs.map(({ id, label, locked }) => (
          <button
            key={id}
            ref={id === currentId ? keepInSight : undefined}
            id={`${baseId}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === current?.id}
            aria-controls={id === current?.id ? `${baseId}-panel` : undefined}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => void open(id)}
          >
            {label}
            {locked && <Icon icon={Lock} size={12} label={texts.tabs.locked} />}
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
          <TabGuardContext value={guard}>
            {current.locked ? <LockedPart reason={current.locked} /> : children(current.id)}
          </TabGuardContext>
        </chakra.div>
      )}
    </div>
  )
}

const arrowKeys = new Set(['ArrowRight', 'ArrowLeft', 'Home', 'End'])

function targetOf(key: string, index: number, count: number) {
  if (key === 'Home') return 0
  if (key === 'End') return -1
  return key === 'ArrowRight' ? (index + 1) % count : index - 1
}
