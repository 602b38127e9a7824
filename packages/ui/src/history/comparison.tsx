import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Moment } from '../details/moment.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { singleKeys } from '../theme/single-keys.ts'
import type { HistoryChange } from './history-entry.ts'
import { ValueDiff, type ValueDiffProps } from './value-diff.tsx'

export interface ComparisonProps {
  /** When the two states began. */
  from: string
  to: string
  /** What differs. */
  changes: readonly HistoryChange[]
  labelOf?: ValueDiffProps['labelOf']
  /** What can be done about it. */
  children?: ReactNode
}

/** Two states of a record side by side, only what differs; `n` and `p` go from change to change. */
export function Comparison({ from, to, changes, labelOf, children }: ComparisonProps) {
  const box = useRef<HTMLElement>(null)
  useChangeKeys(box)
  useEffect(() => box.current?.focus(), [])

  return (
    <chakra.section
      ref={box}
      tabIndex={-1}
      aria-label={texts.history.comparison}
      display="flex"
      flexDirection="column"
      gap="3"
      padding="4"
      borderWidth="1px"
      borderRadius="panel"
    >
      <chakra.h2 fontSize="lg" fontWeight="strong" css={{ '& time': { display: 'inline-block' } }}>
        <Moment at={from} precise="zone" /> <span aria-hidden>→</span> <Moment at={to} precise="zone" />
      </chakra.h2>
      {changes.length > 0 ? <ValueDiff changes={changes} labelOf={labelOf} /> : <p>{texts.history.equal}</p>}
      {children}
    </chakra.section>
  )
}

const steps: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 }
const busy = 'input:not([type=checkbox]), textarea, select, [role=dialog]'

/** Moves the focus from one changed field to the next or the one before. */
function useChangeKeys(box: RefObject<HTMLElement | null>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    const typing = event.target instanceof Element && event.target.closest(busy)
    if (!step || typing || singleKeys.get() === 'off' || event.ctrlKey || event.metaKey || event.altKey)
      return
    const fields = [...(box.current?.querySelectorAll<HTMLElement>('tbody th') ?? [])]
    const focused = document.activeElement
    const current = focused instanceof HTMLElement ? fields.indexOf(focused) : -1
    const next = fields.at((Math.max(current, step === 1 ? -1 : 0) + step) % fields.length)
    if (!next) return
    next.tabIndex = -1
    next.focus()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
