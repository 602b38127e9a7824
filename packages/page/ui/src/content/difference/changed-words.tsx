import { diffWordsWithSpace } from 'diff'
import { memo } from 'react'

/** Characters up to which the words of two lines are compared; beyond, the line is marked as a whole. */
const LONGEST = 1_000

interface ChangedWordsProps {
  readonly line: string
  /** The line on the other side. */
  readonly partner: string | undefined
  readonly kind: 'removed' | 'added'
}

/**
 * A line of which the words are marked that its partner does not have; looked for once, however often a comment below is
 * typed into. A carriage return, which nobody sees, is shown.
 */
export const ChangedWords = memo(function ChangedWords({ line, partner, kind }: ChangedWordsProps) {
  if (partner === undefined || Math.max(line.length, partner.length) > LONGEST) return visible(line)
  const [before, after] = kind === 'removed' ? [line, partner] : [partner, line]
  const Mark = kind === 'removed' ? 'del' : 'ins'
  let at = 0
  return diffWordsWithSpace(before, after)
    .filter((part) => part[kind] || (!part.added && !part.removed))
    .map((part) => {
      const key = at
      at += part.value.length
      return part[kind] ? <Mark key={key}>{visible(part.value)}</Mark> : visible(part.value)
    })
})

const visible = (text: string) => text.replaceAll('\r', '␍')
