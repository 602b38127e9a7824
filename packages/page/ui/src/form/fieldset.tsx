import type { ReactNode } from 'react'
import { texts as coreTexts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import type { useField } from './use-field.ts'

export interface FieldsetProps {
  frame: Omit<ReturnType<typeof useField>['frame'], 'required'>
  children: ReactNode
}

/** The frame of a field with several controls; focusable, for links from the error summary. */
export function Fieldset({ frame, children }: FieldsetProps) {
  const { id, label, hint, error, optional } = frame
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <chakra.fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy || undefined}
      display="flex"
      flexDirection="column"
      gap="2"
      minWidth="0"
    >
      <chakra.legend fontSize="sm" fontWeight="strong" marginBottom="1">
        {label}
        {optional && (
          <chakra.span color="fg.muted" fontWeight="normal">
            {' '}
            {coreTexts.optional}
          </chakra.span>
        )}
      </chakra.legend>
      {hint && (
        <chakra.p id={`${id}-hint`} color="fg.muted" fontSize="sm">
          {hint}
        </chakra.p>
      )}
      {children}
      {error && (
        <chakra.p id={`${id}-error`} color="red.fg" fontSize="sm">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  )
}
