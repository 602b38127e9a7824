import { Field, Input } from '@portal/ui'

interface PasswordInputProps {
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  readonly error: string | undefined
  onChange(value: string): void
}

/** A secret line: never kept, never trimmed. */
export function PasswordInput({ label, autoComplete, value, error, onChange }: PasswordInputProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type="password"
          autoComplete={autoComplete}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
