import type { ComponentProps } from 'react'
import { TextArea } from './input.ts'

/** A text area for JSON, keys and certificates: monospaced, left to right, without a spell check. */
export const CodeArea = (props: ComponentProps<typeof TextArea>) => (
  <TextArea dir="ltr" fontFamily="mono" spellCheck={false} {...props} />
)
