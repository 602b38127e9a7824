import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { chakra } from '../theme/chakra.ts'
import { LockedPart } from './locked-part.tsx'
import type { Tab } from './tab.ts'
import { TabBar } from './tab-bar.tsx'
import { mayLeaveTab, TabGuardContext } from './tab-guard.ts'

export interface TabsProps<Id extends string> {
  tabs: readonly Tab<Id>[]
  /** The parameter of the address that names the open tab. */
  param?: string
  children(id: Id): ReactNode
}

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

  return (
    <div>
      <TabBar {...{ tabs, current, baseId, open }} />
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
