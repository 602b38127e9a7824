import { sizeProblem, typeProblem } from '@portal/contract/resources/content-rules.ts'
import { type ContentType, isTextContentType } from '@portal/contract/resources/file.ts'
import { nameProblem } from '@portal/contract/resources/file-endings.ts'
import { FileUpload } from '@portal/portal-app/upload'
import { Notice, SegmentedChoice, Stack, Text } from '@portal/ui'
import { SourceField, useField } from '@portal/ui/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ContentRules } from '../directory/content-rules.ts'
import { acceptedTypes } from '../directory/directory-rules.tsx'
import { beginningProblem } from './beginning-problem.ts'
import { typeByName } from './content-form.ts'
import { languageOf } from './language-of.ts'
import { type UploadedContent, uploadedContent } from './uploaded-content.ts'

type Way = 'write' | 'upload'

const WAYS = [
  { value: 'write', label: 'Write' },
  { value: 'upload', label: 'Upload a file' },
] as const

interface ContentFieldProps {
  readonly directory: ContentRules
  readonly contentType: ContentType | undefined
  /** Called with an uploaded file, or nothing once it is discarded. */
  onUpload(upload: UploadedContent | undefined): void
}

/** The content of a version: text is written or uploaded, other types are uploaded. */
export function ContentField({ directory, contentType, onUpload }: ContentFieldProps) {
  const isText = contentType === undefined || isTextContentType(contentType)
  const [chosen, setChosen] = useState<Way>('write')
  const { getValues, setValue, clearErrors } = useFormContext()
  const typed = useRef<unknown>(undefined)
  const way = isText ? chosen : 'upload'
  const keep = (upload: UploadedContent | undefined) => {
    // Clear errors of the previous content.
    clearErrors(['content', 'uploadId'])
    setValue('uploadId', upload?.uploadId, { shouldDirty: true, shouldValidate: upload !== undefined })
    // Uploaded text is validated like typed text. Discarding the upload restores what was typed.
    if (upload?.text !== undefined) {
      typed.current ??= getValues('content')
      setValue('content', upload.text, { shouldValidate: true })
    } else if (typed.current !== undefined) {
      setValue('content', typed.current)
      typed.current = undefined
    }
    onUpload(upload)
  }
  const [content, uploadId]: unknown[] = useWatch({ name: ['content', 'uploadId'] })
  const forgetUpload = useEffectEvent(() => {
    if (way === 'write' && uploadId) keep(undefined)
  })
  // After a reload, the editor shows an uploaded text: what is edited there is saved, not the upload.
  const shown = useRef({ content, uploadId })
  useEffect(() => {
    const before = shown.current
    shown.current = { content, uploadId }
    // A restored draft changes both.
    if (content !== before.content && uploadId === before.uploadId) forgetUpload()
  }, [content, uploadId])
  return (
    <Stack gap="4">
      {isText && (
        <SegmentedChoice
          label="Input method"
          options={WAYS}
          value={way}
          onChange={(next) => {
            keep(undefined)
            setChosen(next)
          }}
        />
      )}
      {way === 'write' && <SourceField name="content" language={languageOf(contentType)} />}
      {way === 'upload' && <UploadPart directory={directory} contentType={contentType} onKeep={keep} />}
    </Stack>
  )
}

interface UploadPartProps extends Omit<ContentFieldProps, 'onUpload'> {
  onKeep(upload: UploadedContent | undefined): void
}

function UploadPart({ directory, contentType, onKeep }: UploadPartProps) {
  const errors = [useField({ name: 'content' }), useField({ name: 'uploadId' })].map(
    ({ frame }) => frame.error,
  )
  const [error] = errors.filter(Boolean)
  return (
    <Stack gap="2">
      <FileUpload
        purpose="FILE_CONTENT"
        label="File"
        takes={acceptedTypes(directory)}
        problemOf={(file) => fileProblem(directory, contentType, file)}
        onUploaded={(uploaded) => void uploadedContent(uploaded).then(onKeep)}
        onDiscarded={() => onKeep(undefined)}
      />
      {error && <Notice kind="error" title={error} />}
      <Text color="fg.muted" fontSize="sm">
        The file is uploaded when you select it, and added to the version when you save.
      </Text>
    </Stack>
  )
}

/** Why a file is not accepted, checked before uploading. */
async function fileProblem(directory: ContentRules, wanted: ContentType | undefined, file: File) {
  const { name, size } = file
  const type = typeByName(name)
  if (!type) return `${directory.name} accepts ${acceptedTypes(directory)}.`
  return (
    (wanted && nameProblem(name, wanted)) ??
    typeProblem(directory, type) ??
    sizeProblem(directory, type, size) ??
    (await beginningProblem(file, type))
  )
}
