import { X } from '@lucide/icons'
import { type FocusEvent, useEffect, useRef } from 'react'
import { Icon } from '../details/icon.tsx'
import { IconButton } from '../layout/button.tsx'
import { Input } from '../layout/input.ts'
import { chakra } from '../theme/chakra.ts'
import { trimmed } from './clean-values.ts'
import { controlId, useFormSettings } from './form-context.ts'
import { texts } from './texts.ts'

export interface TextRowProps {
  name: string
  /** The label of the list. */
  label: string
  /** 1, 2, … */
  position: number
  text: string
  error: string | undefined
  readOnly: boolean
  /** True for the row that was just added. */
  takesFocus: boolean
  onChange(text: string): void
  onBlur(event: FocusEvent): void
  onRemove(): void
}

/** One text of a list, with its own error and a remove button. */
export function TextRow({ name, label, position, text, error, readOnly, takesFocus, ...on }: TextRowProps) {
  const settings = useFormSettings()
  const input = useRef<HTMLInputElement>(null)
  const id = controlId(settings, name)
  const ownLabel = texts.item(label, position)

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  useEffect(() => {
    settings.labels.set(name, ownLabel)
    return () => {
      settings.labels.delete(name)
    }
  }, [settings, name, ownLabel])

  function trimOnBlur(event: FocusEvent) {
    // A change would clear what the server said of this text.
    if (!error && text !== trimmed(text)) on.onChange(trimmed(text))
    on.onBlur(event)
  }

  return (
    <chakra.div>
      <chakra.div display="flex" gap="1">
        <Input
          ref={input}
          id={id}
          aria-label={ownLabel}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          flex="1"
          value={text}
          readOnly={readOnly}
          onChange={(event) => on.onChange(event.target.value)}
          onBlur={trimOnBlur}
        />
        {!readOnly && (
          <IconButton label={texts.remove(label, position)} onClick={on.onRemove}>
            <Icon icon={X} />
          </IconButton>
        )}
      </chakra.div>
      {error && (
        <chakra.p id={`${id}-error`} color="red.fg" fontSize="sm" marginTop="1">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}
