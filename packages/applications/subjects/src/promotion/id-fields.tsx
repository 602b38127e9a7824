import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import type { ApiError } from '@portal/session'
import { Field, Input, Stack } from '@portal/ui'

interface IdFieldsProps {
  readonly contents: PackageHead['contents']
  readonly ids: Readonly<Record<string, string>>
  /** Why the API refused the choices. */
  readonly failure: ApiError | undefined
  onChange(ids: Record<string, string>): void
}

/** The ID under which each subject of a package is found or created here. */
export const IdFields = ({ contents, ids, failure, onChange }: IdFieldsProps) => (
  <Stack gap="3" maxWidth="form">
    {contents.map(({ id, name }) => (
      <Field
        key={id}
        label={`ID of ${name} in this environment`}
        hint="The ID of an existing or new subject. Leave empty to keep its own ID."
        error={failure?.details.find(({ source }) => source === `/subjectIds/${id}`)?.message}
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
