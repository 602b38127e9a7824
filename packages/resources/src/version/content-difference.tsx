import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { Grid, Stack, Text } from '@portal/ui'
import { JsonDifference, type LineComments, TextDifference } from '@portal/ui/content'
import { ContentView } from './content-view.tsx'

type Side = Pick<FileVersion, 'content' | 'contentType' | 'number' | 'sha256'>

interface ContentDifferenceProps {
  /** `null` where there was nothing. */
  readonly before: FileVersion | null
  readonly after: FileVersion
  readonly comments?: LineComments | undefined
}

const labelOf = (before: Side | null, after: Side) =>
  before ? `Version ${before.number} and version ${after.number}` : `Version ${after.number}, all of it new`

/** What differs between two contents: texts by line, JSON by what it says, all else side by side. */
export function ContentDifference({ before, after, comments }: ContentDifferenceProps) {
  if (before && before.sha256 === after.sha256) return <Text>Both hold the same.</Text>
  if (after.content === null || before?.content === null) return <SideBySide before={before} after={after} />
  const Difference = after.contentType === 'application/json' && before ? JsonDifference : TextDifference
  return (
    <Difference
      label={labelOf(before, after)}
      before={before?.content ?? ''}
      after={after.content}
      comments={comments}
    />
  )
}

function SideBySide({ before, after }: Pick<ContentDifferenceProps, 'before' | 'after'>) {
  return (
    <Grid gap="4" columns={{ base: 1, lg: before ? 2 : 1 }}>
      {before && (
        <Stack as="section" gap="2" aria-label={`Version ${before.number}`}>
          <Text fontWeight="strong">Version {before.number}</Text>
          <ContentView version={before} />
        </Stack>
      )}
      <Stack as="section" gap="2" aria-label={`Version ${after.number}`}>
        <Text fontWeight="strong">Version {after.number}</Text>
        <ContentView version={after} />
      </Stack>
    </Grid>
  )
}
