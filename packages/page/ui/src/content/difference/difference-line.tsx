import { memo } from 'react'
import { VisuallyHidden } from '../../layout/boxes.tsx'
import { chakra } from '../../theme/chakra.ts'
import { contentTexts } from '../content-texts.ts'
import { ChangedWords } from './changed-words.tsx'
import type { Difference, DifferenceLayout, DifferenceRow } from './difference-rows.ts'

const words = contentTexts.difference

interface DifferenceLineProps {
  readonly row: Extract<DifferenceRow, { readonly kind: 'line' }>
  readonly layout: DifferenceLayout
  readonly difference: Difference
  /** Its button is the tab stop of the table. */
  readonly isReachable: boolean
  onReach(line: number): void
  readonly onBegin: ((line: number) => void) | undefined
}

type Kind = 'same' | 'removed' | 'added'

const signs = { same: ' ', removed: '−', added: '+' } as const

/** One row: a line, or two side by side. */
export const DifferenceLine = memo(function DifferenceLine(props: DifferenceLineProps) {
  const { row, layout, difference } = props
  const { look, before, after, partner, begins } = row
  const texts = { before: difference.before, after: difference.after }
  const number = after !== undefined && <AfterNumber {...props} line={after} />
  const side = (kind: Kind, line: number | undefined, text: readonly string[], other: string | undefined) => (
    <td data-side={line === undefined ? undefined : kind}>
      {line !== undefined && <LineText kind={kind} line={text[line] ?? ''} partner={other} />}
    </td>
  )
  const at = (text: readonly string[], line: number | undefined) =>
    line === undefined ? undefined : text[line]

  if (layout === 'beside') {
    const [left, right]: [Kind, Kind] = look === 'same' ? ['same', 'same'] : ['removed', 'added']
    return (
      <tr data-begins={begins || undefined}>
        <td data-number="">{before !== undefined && before + 1}</td>
        {side(left, before, texts.before, look === 'changed' ? at(texts.after, after) : undefined)}
        <td data-number="">{number}</td>
        {side(right, after, texts.after, look === 'changed' ? at(texts.before, before) : undefined)}
      </tr>
    )
  }
  return (
    <tr data-begins={begins || undefined}>
      <td data-number="">{before !== undefined && before + 1}</td>
      <td data-number="">{number}</td>
      {look === 'removed'
        ? side('removed', before, texts.before, at(texts.after, partner))
        : side(look === 'added' ? 'added' : 'same', after, texts.after, at(texts.before, partner))}
    </tr>
  )
})

function LineText({ kind, line, partner }: { kind: Kind; line: string; partner: string | undefined }) {
  return (
    <>
      <span aria-hidden>{signs[kind]} </span>
      {kind === 'same' ? (
        line
      ) : (
        <>
          <VisuallyHidden>{words[kind]} </VisuallyHidden>
          <ChangedWords kind={kind} line={line} partner={partner} />
        </>
      )}
    </>
  )
}

/** The line number in the text after the change; a button where comments are possible. */
function AfterNumber({ line, isReachable, onReach, onBegin }: DifferenceLineProps & { line: number }) {
  if (!onBegin) return line + 1
  return (
    <chakra.button
      type="button"
      data-comment=""
      aria-label={words.comment(line + 1)}
      tabIndex={isReachable ? 0 : -1}
      width="full"
      minHeight="6"
      cursor="pointer"
      textAlign="end"
      textDecoration="underline"
      textUnderlineOffset="3px"
      onFocus={() => onReach(line)}
      onClick={() => onBegin(line + 1)}
    >
      {line + 1}
    </chakra.button>
  )
}
