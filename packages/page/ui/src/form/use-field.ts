import { useEffect, useRef } from 'react'
import { type FieldError, useController, useFormContext } from 'react-hook-form'
import { labelIn } from '../details/labels.ts'
import { afterPress } from '../layout/after-press.ts'
import { type Choice, controlId, type Tidy, useFormSettings } from './form-context.ts'
import { REFUSED } from './problem.ts'
import { isOptional, schemaAt } from './schema-at.ts'

export interface FieldSettings {
  /** The dot path of the value: `acquirers.0.bin`. */
  name: string
  /** Default: from the form's labels, or the name in words. */
  label?: string | undefined
  hint?: string | undefined
  /** Why the value is immutable; shown as the hint. */
  immutable?: string | undefined
  /** Required by a rule across fields, although its own schema accepts an empty value. */
  required?: boolean
}

interface ValueSettings extends FieldSettings {
  /** The options to choose from. */
  options?: readonly Choice[]
  /** How its text is tidied when it is left, and before it is validated. Trimmed by default. */
  tidy?: Tidy
}

/** For texts whose spaces count. */
export const asTyped: Tidy = (text) => text

/** The blur event, with its next target. */
type Left = Pick<FocusEvent, 'relatedTarget'>

/** A value of the form with everything its field shows. */
export function useField({
  name,
  label: own,
  hint,
  immutable,
  options,
  tidy,
  required = false,
}: ValueSettings) {
  const settings = useFormSettings()
  const label = own ?? labelIn(settings.labelTable, name)
  const { trigger } = useFormContext()
  const { field, fieldState } = useController({ name })
  const value: unknown = field.value
  const schema = schemaAt(settings.schema, name)
  const isEdited = useRef(false)
  const isRefused = fieldState.error?.type === REFUSED
  const isReadOnly = settings.readOnly || immutable !== undefined
  const mayBeEmpty = isOptional(schema) && !required

  useKeptIn(settings.labels, name, label)
  useKeptIn(settings.immutable, name, immutable)
  useKeptIn(settings.tidying, name, tidy)
  useEffect(() => {
    if (options) settings.choices.set(name, options)
  }, [settings, name, options])

  return {
    value,
    change(next: unknown) {
      isEdited.current = true
      field.onChange(next)
    },
    inputRef: field.ref,
    readOnly: isReadOnly,
    /** The server refused this value. */
    isRefused,
    /** Validates edited values only; a visited field is not validated. */
    blur(event: Left) {
      field.onBlur()
      if (isEdited.current && !isRefused && !goesToSubmit(event)) afterPress(() => void trigger(name))
    },
    frame: {
      id: controlId(settings, name),
      label,
      hint: immutable ?? hint,
      error: messageOf(fieldState.error),
      optional: mayBeEmpty && !settings.readOnly,
      required: schema !== undefined && !mayBeEmpty && !isReadOnly,
    },
  }
}

/** Registers a fact about a field while it is on screen. */
function useKeptIn<Fact>(facts: Map<string, Fact>, name: string, fact: Fact | undefined): void {
  useEffect(() => {
    if (fact === undefined) return
    facts.set(name, fact)
    return () => {
      facts.delete(name)
    }
  }, [facts, name, fact])
}

/** The error of a list itself is at its root, beside those of its items. */
function messageOf(error: FieldError | undefined) {
  return error?.message ?? error?.root?.message
}

/**
 * An error that appears when Save is pressed would move the button from under the pointer; saving validates
 * anyway.
 */
function goesToSubmit({ relatedTarget }: Left) {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
}
