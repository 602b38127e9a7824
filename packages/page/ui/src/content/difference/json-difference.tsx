import { useState } from 'react'
import { differences } from '../../details/differences.ts'
import { ValueDiff } from '../../history/value-diff.tsx'
import { SegmentedChoice } from '../../layout/segmented-choice.tsx'
import { chakra } from '../../theme/chakra.ts'
import { contentTexts } from '../content-texts.ts'
import { TextDifference, type TextDifferenceProps } from './text-difference.tsx'

const words = contentTexts.difference

const ways = [
  { value: 'structure', label: words.structure },
  { value: 'lines', label: words.lines },
] as const

type Way = (typeof ways)[number]['value']

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Compares two JSON texts field by field or line by line; invalid JSON and texts with comments by line. */
export function JsonDifference(props: TextDifferenceProps) {
  const [before, after] = [parsed(props.before), parsed(props.after)]
  const isJson = before !== undefined && after !== undefined
  const [chosen, setWay] = useState<Way>()
  const way = chosen ?? ((props.comments?.below.size ?? 0) > 0 ? 'lines' : 'structure')
  if (!isJson) return <TextDifference {...props} />
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <SegmentedChoice
        label={words.layout}
        options={ways}
        value={way}
        inline
        onChange={(next: Way) => setWay(next)}
      />
      {way === 'lines' ? (
        <TextDifference {...props} />
      ) : (
        <Structure label={props.label} before={before.value} after={after.value} />
      )}
    </chakra.div>
  )
}

function Structure({ label, before, after }: { label: string; before: unknown; after: unknown }) {
  // Wrapped in an object, any value can be compared.
  const changes = differences({ value: before }, { value: after })
  const labelled = changes.map((change) => ({ ...change, path: change.path.replace(/^\/value/, '') }))
  return (
    <section aria-label={label}>
      {labelled.length > 0 ? (
        <ValueDiff changes={labelled} labelOf={(path) => (path === '' ? words.whole : undefined)} />
      ) : (
        <p>{words.sameValues}</p>
      )}
    </section>
  )
}
