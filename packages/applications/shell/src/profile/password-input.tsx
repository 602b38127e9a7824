import { Field, Input } from '@portal/ui'

interface PasswordInputProps {
  readonly label: string
  /** Shows the password as plain text. */
  readonly isShown: boolean
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  readonly error: string | undefined
  onChange(value: string): void
}

/** A password field: never stored, never trimmed. */
export function PasswordInput({ label, isShown, autoComplete, value, error, onChange }: PasswordInputProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete={autoComplete}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
