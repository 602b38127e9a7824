import { UPLOAD_LIMITS, type UploadPurpose } from '@portal/contract/tasks/upload.ts'
import { Box, Field, Input } from '@portal/ui'
import { type DragEvent, type ReactNode, useState } from 'react'
import { sizeInWords } from '../record/size-in-words.ts'
import { typesFor } from './file-problem.ts'

interface DropFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly purpose: UploadPurpose
  /** Accepted files, where fewer than the purpose allows. */
  readonly takes?: string | undefined
  readonly problem: string | undefined
  onFile(file: File): void
}

/** A field for a selected or dropped file. */
export function DropField({ label, hint, purpose, takes, problem, onFile }: DropFieldProps) {
  const [isOver, setIsOver] = useState(false)
  const [largest = 0] = Object.values(UPLOAD_LIMITS[purpose]).toSorted((a, b) => b - a)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <Box
      padding="4"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent' : 'border.control'}
      borderRadius="panel"
      bg={isOver ? 'accent.subtle' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Field
        label={label}
        hint={
          <>
            {hint} Drop it here or select it: {takes ?? `${typesFor(purpose)}, up to ${sizeInWords(largest)}`}
            .
          </>
        }
        error={problem}
      >
        {(ties) => (
          <Input
            {...ties}
            type="file"
            // Validate here with a message; the browser's own filter would hide files silently.
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onFile(file)
              target.value = ''
            }}
          />
        )}
      </Field>
    </Box>
  )
}
