import { Field, Input } from '@portal/ui'

interface FileChoiceProps {
  readonly label: string
  /** Extensions and content types that the browser offers first. */
  readonly accept: string
  onChoose(file: File): Promise<unknown>
}

/** Reads a file instead of pasted text; the same file can be chosen again. */
export function FileChoice({ label, accept, onChoose }: FileChoiceProps) {
  return (
    <Field label={label} optional>
      {(ties) => (
        <Input
          {...ties}
          type="file"
          accept={accept}
          onChange={async ({ target }) => {
            const [file] = target.files ?? []
            if (file) await onChoose(file)
            target.value = ''
          }}
        />
      )}
    </Field>
  )
}
