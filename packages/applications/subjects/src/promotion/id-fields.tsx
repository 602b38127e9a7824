import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { Field, Input, Stack } from '@portal/ui'

interface IdFieldsProps {
  readonly contents: PackageHead['contents']
  readonly ids: Readonly<Record<string, string>>
  onChange(ids: Record<string, string>): void
}

/** Under which id each subject of a package is looked for, or made, here. */
export const IdFields = ({ contents, ids, onChange }: IdFieldsProps) => (
  <Stack gap="3" maxWidth="form">
    {contents.map(({ id, name }) => (
      <Field
        key={id}
        label={`Id of ${name} here`}
        hint="Of a subject that is here, or of a new one. Without another id, it keeps its own."
      >
        {(ties) => (
          <Input
            {...ties}
            dir="ltr"
            fontFamily="mono"
            placeholder={id}
            value={ids[id] ?? ''}
            onChange={({ target }) => onChange({ ...ids, [id]: target.value })}
          />
        )}
      </Field>
    ))}
  </Stack>
)
