import { Notice, SegmentedChoice, Skeleton, Stack } from '@portal/ui'
import { TextEditor, type TextLanguage } from '@portal/ui/content'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { BytesFailure } from './bytes-failure.tsx'
import { HexHead } from './hex-head.tsx'
import { ImageView } from './image-view.tsx'
import { MAX_TEXT_LENGTH, markupOf } from './markup-of.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { kindOf, MAX_IMAGE_BYTES, type ShownFile } from './shown-file.ts'
import { useFileBytes } from './use-file-bytes.ts'

/** Bytes of an unknown file that are shown. */
const HEAD = 512

/** Shows a file as far as that is safe: text, markup, image, or its first bytes. */
export function FilePreview({ file }: { readonly file: ShownFile }) {
  switch (kindOf(file)) {
    case 'html':
      return <MarkupPreview file={file} language="html" />
    case 'markdown':
      return <MarkupPreview file={file} language="plain" />
    case 'json':
      return <TextPreview file={file} language="json" />
    case 'text':
      return <TextPreview file={file} language="plain" />
    case 'image':
      return <ImagePreview file={file} />
    case 'pdf':
      return (
        <Notice
          kind="info"
          title="PDFs cannot be shown here safely: they can contain scripts, and the viewer does not work with scripts blocked."
        />
      )
    default:
      return <BytesPreview file={file} />
  }
}

interface FileProps {
  readonly file: ShownFile
}

function TextPreview({ file, language }: FileProps & { readonly language: TextLanguage }) {
  const text = file.content ?? ''
  return (
    <Stack gap="2">
      {text.length > MAX_TEXT_LENGTH && <Notice kind="info" title="The beginning of the file is shown." />}
      <Suspense fallback={<Skeleton height="12rem" />}>
        <TextEditor label={file.name} language={language} readOnly text={text.slice(0, MAX_TEXT_LENGTH)} />
      </Suspense>
    </Stack>
  )
}

const VIEWS = [
  { value: 'shown', label: 'Preview' },
  { value: 'source', label: 'Source' },
] as const
type View = (typeof VIEWS)[number]['value']

function MarkupPreview({ file, language }: FileProps & { readonly language: TextLanguage }) {
  const [view, setView] = useState<View>('shown')
  const shown = useMemo(() => markupOf(file), [file])
  return (
    <Stack gap="3">
      <SegmentedChoice
        label="View"
        options={VIEWS}
        value={view}
        inline
        onChange={(next: View) => setView(next)}
      />
      {view === 'shown' ? (
        <PreviewFrame title={file.name} content={shown} />
      ) : (
        <TextPreview file={file} language={language} />
      )}
    </Stack>
  )
}

function ImagePreview({ file }: FileProps) {
  if (file.sizeBytes > MAX_IMAGE_BYTES)
    return <Notice kind="info" title="The image is too large to be shown here." />
  return (
    <WithBytes file={file} maxBytes={MAX_IMAGE_BYTES}>
      {(bytes) => <ImageView label={file.name} images={[bytes]} />}
    </WithBytes>
  )
}

const BytesPreview = ({ file }: FileProps) => (
  <WithBytes file={file} maxBytes={HEAD}>
    {(bytes) => (
      <Stack gap="2">
        <Notice
          kind="info"
          title={`The portal cannot show files of type ${file.contentType}. These are its first bytes.`}
        />
        <HexHead label={`First bytes of ${file.name}`} bytes={bytes} />
      </Stack>
    )}
  </WithBytes>
)

interface WithBytesProps extends FileProps {
  readonly maxBytes: number
  children(bytes: Blob): ReactNode
}

function WithBytes({ file, maxBytes, children }: WithBytesProps) {
  const { bytes, hasFailed, retry } = useFileBytes(file, maxBytes)
  if (bytes) return children(bytes)
  return hasFailed ? <BytesFailure onRetry={retry} /> : <Skeleton height="12rem" />
}
