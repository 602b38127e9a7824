import { diffWordsWithSpace } from 'diff'
import { memo } from 'react'

/** Longest line, in characters, whose words are compared; longer lines are marked as a whole. */
const MAX_LENGTH = 1_000

interface ChangedWordsProps {
  readonly line: string
  /** The line on the other side. */
  readonly partner: string | undefined
  readonly kind: 'removed' | 'added'
}

/**
 * A line with the words marked that its partner lacks; memoized, since a comment below may be edited often.
 * Carriage returns are made visible.
 */
export const ChangedWords = memo(function ChangedWords({ line, partner, kind }: ChangedWordsProps) {
  if (partner === undefined || Math.max(line.length, partner.length) > MAX_LENGTH) return visible(line)
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
