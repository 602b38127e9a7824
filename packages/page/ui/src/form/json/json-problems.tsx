import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { chakra } from '../../theme/chakra.ts'
import { texts } from '../texts.ts'
import type { JsonProblem } from './use-json-text.ts'

export interface JsonProblemsProps {
  problems: readonly JsonProblem[]
  /** The text cannot be applied to the form. */
  isUnfinished: boolean
  /** The list is complete: everything has been validated. */
  isChecked: boolean
  /** Number of refused attempts to save: each one moves the focus here. */
  attempt: number
  onGoTo(position: number): void
}

/** The problems of the text line by line, each with a link to its place. */
export function JsonProblems({ problems, isUnfinished, isChecked, attempt, onGoTo }: JsonProblemsProps) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const isRefused = problems.length > 0
  const nothing = isChecked ? texts.json.none : texts.json.unchecked
  const seen = useRef(attempt)
  const takeFocus = useEffectEvent(() => {
    if (isRefused) box.current?.focus()
  })

  useEffect(() => {
    if (attempt === seen.current) return
    seen.current = attempt
    takeFocus()
  }, [attempt])

  return (
    <chakra.section ref={box} tabIndex={-1} aria-labelledby={id} fontSize="sm" scrollMarginBottom="6rem">
      <chakra.p id={id} role="status" color={isRefused ? 'red.fg' : 'fg.muted'} fontWeight="strong">
        {isRefused ? texts.json.count(problems.length) : nothing}
      </chakra.p>
      {isUnfinished && <p>{texts.json.unfinished}</p>}
      <chakra.ul marginTop="1">
        {problems.map(({ from, line, message }) => (
          <li key={`${from} ${message}`}>
            <chakra.button
              type="button"
              onClick={() => onGoTo(from)}
              minHeight="6"
              textAlign="start"
              overflowWrap="anywhere"
              textDecoration="underline"
              textUnderlineOffset="3px"
              cursor="pointer"
            >
              {texts.json.line(line)} {message}
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  )
}
