import { Button } from '@portal/ui'
import { useState } from 'react'
import { FocusedStep } from '../screen/focused-step.tsx'
import { DropField } from '../upload/drop-field.tsx'
import { FileUpload } from '../upload/file-upload.tsx'
import { UploadProgress } from '../upload/upload-progress.tsx'
import { UploadSummary } from '../upload/upload-summary.tsx'

const nothing = () => undefined
const file = new File(['x'.repeat(4096)], 'merchants-of-the-whole-program-as-agreed-in-june.csv')
const presses = { onPause: nothing, onGoOn: nothing, onDiscard: nothing }

export const Upload = () => (
  <FileUpload purpose="DPA_IMPORT" label="File to import" hint="A list of shops." onUploaded={nothing} />
)

export const RefusedFile = () => (
  <DropField
    purpose="SUBJECT_IMPORT"
    label="Package of shops"
    problem="The selected file is empty"
    onFile={nothing}
  />
)

export const ReadingFile = () => <UploadProgress state={{ step: 'reading', file, bytes: 512 }} {...presses} />

export const SendingFile = () => (
  <UploadProgress state={{ step: 'sending', file, bytes: 3000 }} {...presses} />
)

export const InterruptedFile = () => (
  <UploadProgress
    state={{ step: 'paused', file, bytes: 3000, error: { message: 'The storage cannot be reached.' } }}
    {...presses}
  />
)

export const ArrivedFile = () => (
  <UploadSummary
    file={{
      uploadId: '1',
      name: file.name,
      contentType: 'text/csv',
      sizeBytes: 104_857_600,
      sha256: '',
      file,
    }}
    onDiscard={nothing}
  />
)

/** The button of the next step gets the focus. */
export function StepsOfFile() {
  const [isChecked, setChecked] = useState(false)
  return (
    <FocusedStep name={isChecked ? 'checked' : 'selected'}>
      <Button onClick={() => setChecked(!isChecked)}>
        {isChecked ? 'Select another file' : 'Check the file'}
      </Button>
    </FocusedStep>
  )
}
