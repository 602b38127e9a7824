import { Box, Moment, Mono } from '@portal/ui'
import type { ReactNode } from 'react'
import { countryName } from '../record/country-name.ts'
import { textInWords } from './code-words.ts'

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)
/** Values that are copied or compared rather than read use a monospaced font. */
const isTechnical = (text: string) => /^(https:\/\/|[0-9a-f-]{36}$|([0-9A-F]{2}:){8})/.test(text)

function textOf(text: string): ReactNode {
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

export const isCountry = (name: string) => /countr(y|yCode|ies)$/i.test(name)

/** Shows a stored value of a field; undefined when it is not set. */
export function storedValue(name: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const inWords = isCountry(name) ? countryName : textInWords
  if (!Array.isArray(value)) return textOf(inWords(String(value)))
  const words = value.map(String).map(inWords)
  return words.length > 0 ? words.join(', ') : undefined
}
