import { ChevronDown, ChevronUp } from '@lucide/icons'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Icon } from '../../details/icon.tsx'
import { useChangeSteps } from '../../history/use-change-steps.ts'
import { Button, IconButton } from '../../layout/button.tsx'
import { SegmentedChoice } from '../../layout/segmented-choice.tsx'
import { storedValue } from '../../layout/stored-value.ts'
import { useNarrowWindow } from '../../layout/use-window.ts'
import { chakra } from '../../theme/chakra.ts'
import { contentTexts } from '../content-texts.ts'
import { type DifferenceLayout, differenceOf, rowsOf, UNFOLD_STEP } from './difference-rows.ts'
import { DifferenceTable } from './difference-table.tsx'

const words = contentTexts.difference

/** Comments on single lines. */
export interface LineComments {
  /** Content below lines of the text after the change, by line number from 1. */
  readonly below: ReadonlyMap<number, ReactNode>
  /** Starts a comment on a line; without it, comments are not allowed. */
  onBegin?: ((line: number) => void) | undefined
}

export interface TextDifferenceProps {
  /** What is compared: "Version 3 and the draft". */
  label: string
  before: string
  after: string
  comments?: LineComments | undefined
}

/** Rows rendered at a time. */
const ROWS = 300

const layouts = [
  { value: 'inline', label: words.inline },
  { value: 'beside', label: words.beside },
] as const

const isLayout = (value: unknown): value is DifferenceLayout => value === 'inline' || value === 'beside'
const chosenLayout = storedValue('portal.difference', isLayout)

const none: LineComments = { below: new Map() }

/**
 * Shows the differences of two texts line by line: inline or side by side, with folded unchanged parts,
 * marked words, and comments. A table, so that it works with screen readers and the keyboard.
 */
export function TextDifference({ label, before, after, comments = none }: TextDifferenceProps) {
  const box = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState(() => chosenLayout.get() ?? 'inline')
  const [unfolded, setUnfolded] = useState<ReadonlyMap<number, number>>(new Map())
  const [most, setMost] = useState(ROWS)
  const isNarrow = useNarrowWindow()
  const layout = isNarrow ? 'inline' : chosen
  const difference = useMemo(() => differenceOf(before, after), [before, after])
  const rows = useMemo(() => {
    const kept = new Set([...comments.below.keys()].map((line) => line - 1))
    return rowsOf(difference, { layout, unfolded, kept })
  }, [difference, layout, unfolded, comments.below])
  const go = useChangeSteps(box, '[data-begins]')

  return (
    <chakra.section ref={box} aria-label={label} display="flex" flexDirection="column" gap="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.p role="status" color="fg.muted" fontSize="sm" marginInlineEnd="auto">
          {words.changes(difference.changes.length)}
        </chakra.p>
        {difference.changes.length > 0 && (
          <>
            <IconButton label={words.previous} onClick={() => go(-1)}>
              <Icon icon={ChevronUp} />
            </IconButton>
            <IconButton label={words.next} onClick={() => go(1)}>
              <Icon icon={ChevronDown} />
            </IconButton>
          </>
        )}
        {!isNarrow && (
          <SegmentedChoice
            label={words.layout}
            options={layouts}
            value={chosen}
            inline
            onChange={(next) => {
              setChosen(next)
              chosenLayout.set(next)
            }}
          />
        )}
      </chakra.div>
      <DifferenceTable
        label={label}
        difference={difference}
        layout={layout}
        rows={rows.slice(0, most)}
        comments={comments}
        onUnfold={(at) => setUnfolded((open) => new Map(open).set(at, (open.get(at) ?? 0) + UNFOLD_STEP))}
      />
      {rows.length > most && (
        <Button variant="outline" onClick={() => setMost(most + ROWS)}>
          {words.more(rows.length - most)}
        </Button>
      )}
    </chakra.section>
  )
}
