import { Fragment, type KeyboardEvent, useState } from 'react'
import { VisuallyHidden } from '../../layout/boxes.tsx'
import { chakra } from '../../theme/chakra.ts'
import { contentTexts } from '../content-texts.ts'
import { DifferenceLine } from './difference-line.tsx'
import { type Difference, type DifferenceLayout, type DifferenceRow, UNFOLD_STEP } from './difference-rows.ts'
import type { LineComments } from './text-difference.tsx'

const words = contentTexts.difference

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    fontSize: 'sm',
    fontFamily: 'mono',
    fontVariantLigatures: 'none',
    borderWidth: '1px',
    '& td, & th': {
      paddingInline: '1.5',
      verticalAlign: 'top',
      textAlign: 'start',
      fontWeight: 'normal',
      lineHeight: '1.5rem',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    '& [data-number]': { color: 'fg.muted', textAlign: 'end', userSelect: 'none', paddingInline: '1' },
    '& [data-side=removed]': { bg: 'red.subtle' },
    '& [data-side=added]': { bg: 'green.subtle' },
    '& del, & ins': { textDecoration: 'none', borderBottomWidth: '2px' },
    '& del': { borderColor: 'red.solid' },
    '& ins': { borderColor: 'green.solid' },
    '& [data-fold]': { bg: 'bg.subtle', fontFamily: 'sans' },
    '& [data-note]': { padding: '2', fontFamily: 'sans', whiteSpace: 'normal' },
  },
})

export interface DifferenceTableProps {
  readonly label: string
  readonly difference: Difference
  readonly layout: DifferenceLayout
  readonly rows: readonly DifferenceRow[]
  readonly comments: LineComments
  onUnfold(at: number): void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The comment buttons are a single tab stop; the arrow keys move between lines. */
function walk(event: KeyboardEvent<HTMLTableElement>) {
  const step = steps[event.key]
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-comment]')]
  const at = event.target instanceof HTMLElement ? buttons.indexOf(event.target) : -1
  if (!step || at < 0) return
  event.preventDefault()
  buttons[at + step]?.focus()
}

const columns = {
  inline: [words.lineBefore, words.lineAfter, words.text],
  beside: [words.lineBefore, words.textBefore, words.lineAfter, words.textAfter],
} as const

/** The rows of a difference as a table. */
export function DifferenceTable(props: DifferenceTableProps) {
  const { label, difference, layout, rows, comments, onUnfold } = props
  const heads = columns[layout]
  const firstLine = rows.find((row) => row.kind === 'line' && row.after !== undefined)
  const [reached, setReached] = useState<number>()
  const reachable = reached ?? (firstLine?.kind === 'line' ? firstLine.after : undefined)

  return (
    <Table aria-label={label} onKeyDown={walk}>
      <colgroup>
        {heads.map((head) => (
          <chakra.col key={head} width={isNumber(head) ? { base: '2.75rem', md: '3.5rem' } : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              <VisuallyHidden>{head}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.kind === 'fold' ? (
            <tr key={`fold ${row.at}`}>
              <td data-fold="" colSpan={heads.length}>
                <chakra.button
                  type="button"
                  minHeight="6"
                  color="accent"
                  cursor="pointer"
                  onClick={() => onUnfold(row.at)}
                >
                  {row.hidden > UNFOLD_STEP
                    ? words.unfoldSome(UNFOLD_STEP, row.hidden)
                    : words.unfold(row.hidden)}
                </chakra.button>
              </td>
            </tr>
          ) : (
            <Fragment key={`${row.before} ${row.after}`}>
              <DifferenceLine
                row={row}
                layout={layout}
                difference={difference}
                isReachable={row.after !== undefined && row.after === reachable}
                onReach={setReached}
                onBegin={comments.onBegin}
              />
              {row.after !== undefined && comments.below.has(row.after + 1) && (
                <tr>
                  <td data-note="" colSpan={heads.length}>
                    {comments.below.get(row.after + 1)}
                  </td>
                </tr>
              )}
            </Fragment>
          ),
        )}
      </tbody>
    </Table>
  )
}

const isNumber = (head: string) => head === words.lineBefore || head === words.lineAfter
