import type { UploadPurpose } from '@portal/contract/tasks/upload.ts'
import { Button, HStack, Notice, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { FocusedStep } from '../screen/focused-step.tsx'
import { DropField } from './drop-field.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { EarlierTask, UploadedFile } from './upload-state.ts'
import { UploadSummary } from './upload-summary.tsx'
import { useUpload } from './use-upload.ts'

export interface FileUploadProps {
  readonly purpose: UploadPurpose
  readonly label: string
  readonly hint?: ReactNode
  /** Accepted files, where fewer than the purpose allows: "CSV, up to 1 MB". */
  readonly takes?: string
  /** Why a file is invalid here; it is then not sent. */
  problemOf?(file: File): Promise<string | undefined>
  /** Link to a task that already received the same file. */
  earlierLink?(task: EarlierTask): ReactNode
  /** Called when a valid file is selected. */
  onBegun?(): void
  /** Called when the upload is complete. */
  onUploaded(file: UploadedFile): void
  /** Called when another file is needed: the operator wants one, or this one has changed. */
  onDiscarded?(): void
}

/**
 * Uploads a file directly to storage: checksum first, then part by part, with progress, pause and resume,
 * even after the page was closed.
 */
export function FileUpload(props: FileUploadProps) {
  const upload = useUpload(props.purpose, props)
  return (
    <FocusedStep name={upload.state.step}>
      <UploadStep {...props} upload={upload} />
    </FocusedStep>
  )
}

interface UploadStepProps extends FileUploadProps {
  readonly upload: ReturnType<typeof useUpload>
}

function UploadStep({ upload, purpose, label, hint, takes, earlierLink }: UploadStepProps) {
  const { state, discard } = upload
  switch (state.step) {
    case 'empty':
      return (
        <DropField
          label={label}
          hint={hint}
          purpose={purpose}
          takes={takes}
          problem={state.problem}
          onFile={(file) => void upload.choose(file)}
        />
      )
    case 'known':
      return (
        <Stack gap="3">
          <Notice
            kind="warning"
            title={`${state.file.name} was uploaded before, for ${state.earlier.number}`}
            action={earlierLink?.(state.earlier)}
          />
          <HStack wrap="wrap">
            <Button onClick={upload.goOn}>Upload it again</Button>
            <Button variant="ghost" onClick={discard}>
              Select another file
            </Button>
          </HStack>
        </Stack>
      )
    case 'done':
      return <UploadSummary file={state.uploaded} onDiscard={discard} />
    default:
      return <UploadProgress state={state} onPause={upload.pause} onGoOn={upload.goOn} onDiscard={discard} />
  }
}
