import { useEffect, useEffectEvent, useState } from 'react'
import { afterPress } from '../layout/after-press.ts'
import { ErrorNotice, type ShownError } from '../page/error-notice.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { failureOf } from './failure-of.ts'
import type { Impact, ImpactLine } from './question.ts'
import { showFocused } from './show-focused.ts'

function Line({ line }: { line: ImpactLine }) {
  if (typeof line === 'string') return <p>{line}</p>
  return (
    <chakra.p color="red.fg" fontWeight="strong">
      {line.danger}
    </chakra.p>
  )
}

/** The impact of an action, loaded while the operator reads; a failed load is shown. */
export function ImpactBox({ impact }: { impact: Impact }) {
  const [lines, setLines] = useState<readonly ImpactLine[]>([texts.dialog.impactLoading])
  const [failure, setFailure] = useState<ShownError>()
  const load = useEffectEvent(impact)

  useEffect(() => {
    let current = true
    // The buttons move down with the lines.
    const show = (act: () => void) => afterPress(() => current && act())
    load().then(
      (loaded) => show(() => setLines(loaded)),
      (error: unknown) => show(() => setFailure(failureOf(error))),
    )
    return () => {
      current = false
    }
  }, [])

  // After each render: the loaded lines may have moved the field.
  useEffect(showFocused)

  if (failure) return <ErrorNotice error={failure} />
  if (lines.length === 0) return null
  return (
    <chakra.section
      role="status"
      aria-label={texts.dialog.impact}
      padding="3"
      borderRadius="control"
      bg="amber.subtle"
      fontSize="sm"
    >
      {lines.map((line) => (
        <Line key={typeof line === 'string' ? line : line.danger} line={line} />
      ))}
    </chakra.section>
  )
}
