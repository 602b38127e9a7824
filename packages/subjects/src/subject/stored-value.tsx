import { Box, humanize, Moment, Mono } from '@portal/ui'
import type { ReactNode } from 'react'

const isCode = (text: string) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(text)
const isTime = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)
/** Values that are copied or compared rather than read: all characters of one width. */
const isTechnical = (text: string) => /^(https:\/\/|[0-9a-f-]{36}$|([0-9A-F]{2}:){8})/.test(text)

function textOf(text: string): ReactNode {
  if (isCode(text)) return humanize(text)
  if (isTime(text)) return <Moment at={text} day />
  if (text.startsWith('-----BEGIN')) {
    return (
      <details>
        <summary>Show the PEM block</summary>
        <Box as="pre" fontFamily="mono" fontSize="xs" overflowX="auto">
          {text}
        </Box>
      </details>
    )
  }
  return isTechnical(text) ? <Mono>{text}</Mono> : text
}

/** One stored value in words; nothing for what is not set. */
export function storedValue(value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (!Array.isArray(value)) return textOf(String(value))
  const words = value.map(String).map((text) => (isCode(text) ? humanize(text) : text))
  return words.length > 0 ? words.join(', ') : undefined
}
