import { type ReactNode, useEffect, useRef } from 'react'
import { Moment } from '../details/moment.tsx'
import { chakra } from '../theme/chakra.ts'
import type { HistoryChange, RenderChanges } from './history-entry.ts'
import { historyTexts } from './history-texts.ts'
import { useChangeSteps } from './use-change-steps.ts'
import { ValueDiff, type ValueDiffProps } from './value-diff.tsx'

export interface ComparisonProps {
  /** Timestamp of the older state. */
  from: string
  to: string
  /** The differences. */
  changes: readonly HistoryChange[]
  labelOf?: ValueDiffProps['labelOf']
  renderChanges?: RenderChanges | undefined
  /** Actions below the comparison. */
  children?: ReactNode
}

/** The differences of two states of a record, side by side; `n` and `p` move between changes. */
export function Comparison({ from, to, changes, labelOf, renderChanges, children }: ComparisonProps) {
  const box = useRef<HTMLElement>(null)
  useChangeSteps(box, 'tbody th')
  useEffect(() => box.current?.focus(), [])

  return (
    <chakra.section
      ref={box}
      tabIndex={-1}
      aria-label={historyTexts.comparison}
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
      {changes.length > 0 ? (
        (renderChanges?.(changes) ?? <ValueDiff changes={changes} labelOf={labelOf} />)
      ) : (
        <p>{historyTexts.equal}</p>
      )}
      {children}
    </chakra.section>
  )
}
