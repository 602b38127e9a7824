import { UPLOAD_LIMITS, type UploadPurpose } from '@portal/contract/tasks/upload.ts'
import { Box, Field, Input } from '@portal/ui'
import { type DragEvent, type ReactNode, useState } from 'react'
import { typesFor } from './file-problem.ts'
import { sizeInWords } from './size-in-words.ts'

interface DropFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly purpose: UploadPurpose
  /** What it takes, where that is less than the purpose does. */
  readonly takes?: string | undefined
  readonly problem: string | undefined
  onFile(file: File): void
}

/** Takes a file that is selected, or dropped on it. */
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
            height="auto"
            paddingBlock="1.5"
            // Whatever is chosen gets its sentence; a browser's own filter would hide it without one.
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
