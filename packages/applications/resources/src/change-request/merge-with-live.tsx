import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { Box, Mono, SegmentedChoice, Stack, Text } from '@portal/ui'
import {
  type Collision,
  collisionsIn,
  type LineMerge,
  mergedText,
  type Side,
  TextDifference,
} from '@portal/ui/content'
import { useEffect, useMemo, useState } from 'react'

interface MergeWithLiveProps {
  /** What went live since the request was opened, merged into the draft. */
  readonly merge: LineMerge
  readonly draft: Pick<FileVersion, 'number'>
  readonly live: Pick<FileVersion, 'number' | 'content'>
  onChange(text: string): void
}

/** The merged draft compared with what is live, with a choice for lines that both changed. */
export function MergeWithLive({ merge, draft, live, onChange }: MergeWithLiveProps) {
  const collisions = collisionsIn(merge)
  const [settled, setSettled] = useState<ReadonlyMap<Collision, Side>>(new Map())
  const text = useMemo(() => mergedText(merge, settled), [merge, settled])
  useEffect(() => onChange(text), [onChange, text])
  return (
    <Stack gap="4">
      <Text>
        {collisions.length === 0
          ? `What went live with version ${live.number} is merged into version ${draft.number}, line by line.`
          : `Both versions changed the same lines. Those of version ${draft.number} are kept unless you choose otherwise.`}
      </Text>
      {collisions.map((collision) => (
        <Stack key={collision.line} gap="2">
          <SegmentedChoice<Side>
            label={`Line ${collision.line}`}
            options={[
              { value: 'yours', label: `Version ${draft.number}` },
              { value: 'theirs', label: `Version ${live.number}, live` },
            ]}
            value={settled.get(collision) ?? 'yours'}
            onChange={(side) => setSettled(new Map(settled).set(collision, side))}
          />
          <Lines label={`Version ${draft.number}`} lines={collision.yours} />
          <Lines label={`Version ${live.number}`} lines={collision.theirs} />
        </Stack>
      ))}
      <TextDifference
        label={`Live version ${live.number} and version ${draft.number} after the update`}
        before={live.content ?? ''}
        after={text}
      />
    </Stack>
  )
}

const Lines = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <Box fontSize="sm">
    {label}
    {lines.length === 0 ? (
      <Text color="fg.muted">No lines</Text>
    ) : (
      <Mono display="block" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {lines.join('\n')}
      </Mono>
    )}
  </Box>
)
