import type { ContentType } from '@portal/contract/resources/file.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { labelIn, Stack, Text, ValueDiff } from '@portal/ui'
import { JsonDifference, TextDifference } from '@portal/ui/content'
import { differences } from '@portal/ui/form'
import { FILE_LABELS } from '../file/file-labels.ts'
import type { TypedContent } from './content-form.ts'
import { ContentPreview } from './content-preview.tsx'
import type { UploadedContent } from './uploaded-content.ts'

interface Facts {
  readonly comment?: string | null | undefined
  readonly validFrom?: string | null | undefined
}

interface DraftDifferenceProps {
  readonly before: (Pick<FileVersion, 'content' | 'contentType'> & Facts) | undefined
  readonly after: TypedContent & Facts
  readonly file: {
    readonly name: string
    readonly contentType: ContentType
    readonly upload: UploadedContent | undefined
  }
}

const factsOf = ({ comment, validFrom }: Facts) => ({
  ...(comment && { comment }),
  ...(validFrom && { validFrom }),
})

/** The saved draft compared with its base. */
export function DraftDifference({ before, after, file }: DraftDifferenceProps) {
  const changes = differences(factsOf(before ?? {}), factsOf(after))
  return (
    <Stack gap="3">
      <ContentPart before={before} after={after} file={file} />
      {changes.length > 0 && <ValueDiff changes={changes} labelOf={(path) => labelIn(FILE_LABELS, path)} />}
    </Stack>
  )
}

function ContentPart({ before, after, file }: DraftDifferenceProps) {
  const text = after.uploadId ? file.upload?.text : after.content
  if (after.uploadId && text === undefined) return <ContentPreview {...file} content={after} />
  if (text === undefined || text === before?.content) return <Text>The content does not change.</Text>
  const Difference = before?.contentType === 'application/json' ? JsonDifference : TextDifference
  return <Difference label="Your changes" before={before?.content ?? ''} after={text} />
}
