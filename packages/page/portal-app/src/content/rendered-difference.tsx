import { Grid, SegmentedChoice, Stack, Text } from '@portal/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { markupOf } from './markup-of.ts'
import { PreviewFrame } from './preview-frame.tsx'
import type { ShownFile } from './shown-file.ts'

const VIEWS = [
  { value: 'text', label: 'Source' },
  { value: 'beside', label: 'Before and after' },
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
] as const
/** There is nothing before the first version. */
const OF_NEW = VIEWS.filter(({ value }) => value === 'text' || value === 'after')
type View = (typeof VIEWS)[number]['value']

interface RenderedDifferenceProps {
  readonly before: ShownFile
  readonly after: ShownFile
  /** The changed lines of the source. */
  readonly children: ReactNode
}

/** The differences between two markup files: in the source, or as consumers see both. */
export function RenderedDifference({ before, after, children }: RenderedDifferenceProps) {
  const [view, setView] = useState<View>('text')
  const isPair = view === 'beside'
  const isAllNew = before.content === ''
  return (
    <Stack gap="3">
      <SegmentedChoice
        label="View"
        options={isAllNew ? OF_NEW : VIEWS}
        value={view}
        inline
        onChange={(next: View) => setView(next)}
      />
      {view === 'text' ? (
        children
      ) : (
        <Grid
          gap="4"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: isPair ? 'repeat(2, minmax(0, 1fr))' : undefined,
          }}
        >
          {view !== 'after' && <Rendered when="Before" file={before} />}
          {view !== 'before' && <Rendered when="After" file={after} />}
        </Grid>
      )}
    </Stack>
  )
}

function Rendered({ when, file }: { readonly when: string; readonly file: ShownFile }) {
  const content = useMemo(() => markupOf(file), [file])
  return (
    <Stack gap="1">
      <Text fontSize="sm" color="fg.muted" aria-hidden>
        {when}
      </Text>
      <PreviewFrame title={`${when}: ${file.name}`} content={content} />
    </Stack>
  )
}
