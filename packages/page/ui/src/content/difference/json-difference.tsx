import { useState } from 'react'
import { areEqual, differences } from '../../details/differences.ts'
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
        <Structure texts={props} before={before.value} after={after.value} />
      )}
    </chakra.div>
  )
}

interface StructureProps {
  readonly texts: TextDifferenceProps
  readonly before: unknown
  readonly after: unknown
}

function Structure({ texts, ...values }: StructureProps) {
  // Wrapped in an object, any value can be compared.
  const [before, after] = [{ value: values.before }, { value: values.after }]
  const changes = differences(before, after)
  // Fields compare lists as text and items by ID: a difference in types or in order shows only in the lines.
  if (changes.length === 0 && !areEqual(before, after)) return <TextDifference {...texts} />
  const labelled = changes.map((change) => ({ ...change, path: change.path.replace(/^\/value/, '') }))
  return (
    <section aria-label={texts.label}>
      {labelled.length > 0 ? (
        <ValueDiff changes={labelled} labelOf={(path) => (path === '' ? words.whole : undefined)} />
      ) : (
        <p>{words.sameValues}</p>
      )}
    </section>
  )
}
