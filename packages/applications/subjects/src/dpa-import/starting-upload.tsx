import { useAttempt } from '@portal/portal-app'
import { FileUpload, type FileUploadProps, type UploadedFile } from '@portal/portal-app/upload'
import { linkTo } from '@portal/routing/link-to.ts'
import { Button, ErrorNotice, HStack, TextLink } from '@portal/ui'
import { useState } from 'react'
import { routes } from '../routes.ts'

interface StartingUploadProps extends Pick<FileUploadProps, 'purpose' | 'label' | 'hint'> {
  /** The button that starts the task again after it could not start: "Check the file again". */
  readonly againLabel: string
  /** Starts the task. Throws `ApiError`. */
  start(file: UploadedFile): Promise<void>
  /** Called when an upload begins, and when another file is needed. */
  onUploading?(isUploading: boolean): void
}

/** Accepts a file and starts its task when the upload ends. */
export function StartingUpload({ againLabel, start, onUploading, ...upload }: StartingUploadProps) {
  const { attempt, failure, forget } = useAttempt()
  const [uploaded, setUploaded] = useState<UploadedFile>()

  async function begin(file: UploadedFile) {
    setUploaded(file)
    await attempt(() => start(file))
  }

  return (
    <>
      <FileUpload
        key={upload.purpose}
        {...upload}
        earlierLink={({ id, number }) => (
          <TextLink to={linkTo(routes.taskDetails, { taskId: id })}>{number}</TextLink>
        )}
        onBegun={() => onUploading?.(true)}
        onUploaded={(file) => void begin(file)}
        onDiscarded={() => {
          forget()
          setUploaded(undefined)
          onUploading?.(false)
        }}
      />
      {failure && <ErrorNotice error={failure} />}
      {uploaded && failure && (
        <HStack>
          <Button onClick={() => void begin(uploaded)}>{againLabel}</Button>
        </HStack>
      )}
    </>
  )
}
