import { Notice, Skeleton } from '@portal/ui'
import { JsonDifference, type LineComments, TextDifference } from '@portal/ui/content'
import { BytesFailure } from './bytes-failure.tsx'
import { ImageView } from './image-view.tsx'
import { isMarkup } from './markup-of.ts'
import { RenderedDifference } from './rendered-difference.tsx'
import { kindOf, MAX_IMAGE_BYTES, type ShownFile } from './shown-file.ts'
import { useFileBytes } from './use-file-bytes.ts'

export interface FileDifferenceProps {
  /** What is compared: "Version 3 and the draft". */
  readonly label: string
  readonly before: ShownFile
  readonly after: ShownFile
  /** Comments on single lines of a text. */
  readonly comments?: LineComments | undefined
}

/** Compares two files in a way that fits their type. */
export function FileDifference({ label, before, after, comments }: FileDifferenceProps) {
  const kinds = new Set([kindOf(before), kindOf(after)])
  if (before.sha256 === after.sha256) return <Notice kind="info" title="The contents are identical." />
  const isLarge = Math.max(before.sizeBytes, after.sizeBytes) > MAX_IMAGE_BYTES
  if (kinds.size === 1 && kinds.has('image') && !isLarge)
    return <ImageDifference label={label} before={before} after={after} />
  if (before.content === null || after.content === null)
    return <Notice kind="info" title="These files cannot be compared here. Download both to compare them." />
  const texts = { label, before: before.content, after: after.content, comments }
  if (kinds.size === 1 && kinds.has('json')) return <JsonDifference {...texts} />
  const lines = <TextDifference {...texts} />
  if (!isMarkup(before) || !isMarkup(after)) return lines
  return (
    <RenderedDifference before={before} after={after}>
      {lines}
    </RenderedDifference>
  )
}

function ImageDifference({ label, before, after }: Omit<FileDifferenceProps, 'comments'>) {
  const [one, other] = [useFileBytes(before, MAX_IMAGE_BYTES), useFileBytes(after, MAX_IMAGE_BYTES)]
  if (one.bytes && other.bytes) return <ImageView label={label} images={[one.bytes, other.bytes]} />
  const failed = [one, other].filter(({ hasFailed }) => hasFailed)
  if (failed.length > 0)
    return (
      <BytesFailure
        onRetry={() => {
          for (const { retry } of failed) retry()
        }}
      />
    )
  return <Skeleton height="12rem" />
}
