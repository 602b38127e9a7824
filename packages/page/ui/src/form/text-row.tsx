import { X } from '@lucide/icons'
import { type FocusEvent, useEffect, useRef } from 'react'
import { Icon } from '../details/icon.tsx'
import { IconButton } from '../layout/button.tsx'
import { Input } from '../layout/input.ts'
import { chakra } from '../theme/chakra.ts'
import { trimmed } from './clean-values.ts'
import { Combobox } from './combobox.tsx'
import { controlId, useFormSettings } from './form-context.ts'
import type { Option } from './select-field.tsx'
import { texts } from './texts.ts'
import type { OptionSearch } from './use-combobox.ts'

/** Options that are found elsewhere; other texts stay as they are typed. */
export interface FoundOptions {
  readonly options: readonly Option[]
  readonly search: OptionSearch
}

export interface TextRowProps {
  name: string
  /** The label of the list. */
  label: string
  /** 1, 2, … */
  position: number
  text: string
  error: string | undefined
  found: FoundOptions | undefined
  /** True for the row that was just added. */
  takesFocus: boolean
  onChange(text: string): void
  onBlur(event: FocusEvent): void
  /** Absent when the list is read-only. */
  onRemove: (() => void) | undefined
}

/** One text of a list, with its own error and a remove button. */
export function TextRow({ name, label, position, text, error, found, takesFocus, ...on }: TextRowProps) {
  const settings = useFormSettings()
  const input = useRef<HTMLInputElement>(null)
  const id = controlId(settings, name)
  const ownLabel = texts.item(label, position)
  const readOnly = on.onRemove === undefined
  const ties = {
    id,
    'aria-label': ownLabel,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-required': undefined,
  }

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
        <chakra.div flex="1">
          {found ? (
            <Combobox
              ties={ties}
              label={ownLabel}
              options={found.options}
              search={found.search}
              inputRef={input}
              value={text}
              readOnly={readOnly}
              onChange={on.onChange}
              onBlur={on.onBlur}
            />
          ) : (
            <Input
              {...ties}
              ref={input}
              width="full"
              value={text}
              readOnly={readOnly}
              onChange={(event) => on.onChange(event.target.value)}
              onBlur={trimOnBlur}
            />
          )}
        </chakra.div>
        {on.onRemove && (
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
