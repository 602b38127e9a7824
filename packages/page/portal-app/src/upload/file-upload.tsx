import type { UploadPurpose } from '@portal/contract/tasks/upload.ts'
import { Button, HStack, Notice, Stack } from '@portal/ui'
import type { ReactNode } from 'react'
import { DropField } from './drop-field.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { EarlierTask, UploadedFile } from './upload-state.ts'
import { UploadSummary } from './upload-summary.tsx'
import { useUpload } from './use-upload.ts'

export interface FileUploadProps {
  readonly purpose: UploadPurpose
  readonly label: string
  readonly hint?: ReactNode
  /** What it takes, where that is less than the purpose does: "CSV, up to 1 MB". */
  readonly takes?: string
  /** Why a file does not do here, if so; nothing of it is sent then. */
  problemOf?(file: File): string | undefined
  /** The way to a task that was given the very same file before. */
  earlierLink?(task: EarlierTask): ReactNode
  /** Is called once the file has arrived whole. */
  onUploaded(file: UploadedFile): void
  /** Is called when another file is wanted instead. */
  onDiscarded?(): void
}

/**
 * Takes one file and sends it straight to storage: checksum first, then part by part, with its progress, a pause, and
 * going on where it was interrupted, even after the page was closed.
 */
export function FileUpload({ purpose, label, hint, takes, earlierLink, ...props }: FileUploadProps) {
  const upload = useUpload(purpose, props)
  const { state } = upload
  const discard = () => {
    upload.discard()
    props.onDiscarded?.()
  }
  switch (state.step) {
    case 'empty':
      return (
        <DropField
          label={label}
          hint={hint}
          purpose={purpose}
          takes={takes}
          problem={state.problem}
          onFile={upload.choose}
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
