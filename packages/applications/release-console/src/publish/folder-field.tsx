import { Field, Input } from '@portal/ui'

interface FolderFieldProps {
  readonly problem: string | undefined
  readonly isBusy: boolean
  onChoose(files: readonly File[]): void
}

/** Chooses a folder of this device, which can also be dropped on it; the same one can be chosen again. */
export function FolderField({ problem, isBusy, onChoose }: FolderFieldProps) {
  return (
    <Field
      label="Built folder"
      hint="Choose or drop the dist folder of a built application. You see what it contains before you publish it."
      error={problem}
    >
      {(ties) => (
        <Input
          {...ties}
          // Chooses a folder with all its files.
          {...{ webkitdirectory: '' }}
          type="file"
          disabled={isBusy}
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])])
            target.value = ''
          }}
        />
      )}
    </Field>
  )
}
