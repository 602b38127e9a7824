import { useState } from 'react'
import { formatTimestamp } from '../details/format.ts'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { chakra } from '../theme/chakra.ts'
import { historyTexts } from './history-texts.ts'

/** Characters of a value that are shown before expanding it. */
const longest = 240

const looks = {
  removed: { sign: '−', tone: 'red', words: historyTexts.removed },
  added: { sign: '+', tone: 'green', words: historyTexts.added },
} as const

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? formatTimestamp(value) : JSON.stringify(value ?? null, null, 2)

/** One side of a change: a sign and a color, and a word for screen readers. */
export function ChangedValue({ kind, value }: { kind: keyof typeof looks; value: unknown }) {
  const [open, setOpen] = useState(false)
  const { sign, tone, words } = looks[kind]
  const text = wordsOf(value)
  const isLong = text.length > longest

  return (
    <chakra.div display="flex" gap="1.5" paddingInline="1.5" borderRadius="small" bg={`${tone}.subtle`}>
      <chakra.span aria-hidden color={`${tone}.fg`} fontFamily="mono">
        {sign}
      </chakra.span>
      <VisuallyHidden>{words} </VisuallyHidden>
      <chakra.div minWidth="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {isLong && !open ? `${text.slice(0, longest)}…` : text}
        {isLong && (
          <chakra.button
            type="button"
            display="block"
            minHeight="6"
            color="accent"
            cursor="pointer"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? historyTexts.showLess : historyTexts.showAll}
          </chakra.button>
        )}
      </chakra.div>
    </chakra.div>
  )
}
