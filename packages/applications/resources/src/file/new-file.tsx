import type { InputOf } from '@portal/contract/endpoint.ts'
import type { createFile } from '@portal/contract/resources/file-endpoints.ts'
import { Stack, ValueDiff } from '@portal/ui'
import { differences } from '@portal/ui/form'
import { ContentPreview } from '../version/content-preview.tsx'
import type { UploadedContent } from '../version/uploaded-content.ts'
import { FILE_LABELS } from './file-labels.ts'

interface NewFileProps {
  readonly directoryName: string
  readonly body: InputOf<typeof createFile>['body']
  readonly upload: UploadedContent | undefined
}

const labels: Readonly<Record<string, string>> = FILE_LABELS

/** A file before it is created: its metadata and content. */
export function NewFile({ directoryName, body: { version, ...facts }, upload }: NewFileProps) {
  const { contentType, comment } = version
  const given = Object.entries({ dirId: directoryName, ...facts, comment }).filter(
    ([, value]) => value?.length,
  )
  const changes = differences({}, Object.fromEntries(given))
  return (
    <Stack gap="4">
      <ValueDiff changes={changes} labelOf={(path) => labels[path.slice(1).split('/')[0] ?? '']} />
      <ContentPreview name={facts.name} contentType={contentType} content={version} upload={upload} />
    </Stack>
  )
}
