import { type ReactNode, useId } from 'react'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface FieldProps {
  /** Set when something else refers to the control. */
  id?: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** Announced only: fields that may stay empty say so. */
  required?: boolean
  children(control: ControlProps): ReactNode
}

/** A control with its label and hint above, and its error below (§5). */
export function Field({ id, label, hint, error, optional, required, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')

  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <chakra.label htmlFor={controlId} fontSize="sm" fontWeight="strong">
        {label}
        {optional && (
          <chakra.span color="fg.muted" fontWeight="normal">
            {' '}
            {texts.optional}
          </chakra.span>
        )}
      </chakra.label>
      {hint && (
        <chakra.p id={hintId} color="fg.muted" fontSize="sm">
          {hint}
        </chakra.p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <chakra.p id={errorId} color="red.fg" fontSize="sm">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}
