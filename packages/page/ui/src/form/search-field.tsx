import { X } from '@lucide/icons'
import { useFormContext } from 'react-hook-form'
import { Icon } from '../details/icon.tsx'
import { IconButton } from '../layout/button.tsx'
import { Field } from '../layout/field.tsx'
import { chakra } from '../theme/chakra.ts'
import { Combobox } from './combobox.tsx'
import { Fieldset } from './fieldset.tsx'
import type { Option } from './select-field.tsx'
import { texts } from './texts.ts'
import type { OptionSearch } from './use-combobox.ts'
import { type FieldSettings, useField } from './use-field.ts'

type SearchOptions = FieldSettings & { options: readonly Option[] }

type SearchFieldProps = SearchOptions & {
  /** Finds the options elsewhere; default: among them. */
  search?: OptionSearch
  /** Names of fields whose values depend on this one: a different value empties them. */
  clears?: readonly string[]
}

/** One of many values, found by typing part of its label. */
export function SearchField({ options, search, clears = [], ...settings }: SearchFieldProps) {
  const { value, change, blur, inputRef, readOnly, frame } = useField({ ...settings, options })
  const { getValues, setValue } = useFormContext()

  function pick(next: string) {
    if (next === value) return
    change(next)
    for (const name of clears) if (getValues(name)) setValue(name, '', { shouldDirty: true })
  }

  return (
    <Field {...frame}>
      {(ties) => (
        <Combobox
          ties={ties}
          label={frame.label}
          options={options}
          value={typeof value === 'string' ? value : ''}
          readOnly={readOnly}
          inputRef={inputRef}
          search={search}
          onChange={pick}
          onBlur={blur}
        />
      )}
    </Field>
  )
}

const Chosen = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    '& > li': {
      display: 'inline-flex',
      alignItems: 'center',
      paddingInlineStart: '2.5',
      borderRadius: 'full',
      bg: 'bg.subtle',
      fontSize: 'sm',
    },
  },
})

type SearchListFieldProps = SearchOptions & {
  /** The label of the field for another value, such as "Add reviewer". */
  addLabel?: string
}

/** Any number of many values, each found by typing part of its label. */
export function SearchListField({ options, addLabel, ...settings }: SearchListFieldProps) {
  const { value, change, blur, readOnly, frame } = useField({ ...settings, options })
  const chosen: string[] = Array.isArray(value) ? value.map(String) : []
  const left = options.filter((option) => !chosen.includes(option.value))
  const label = addLabel ?? texts.addTo(frame.label)
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one
  return (
    <Fieldset frame={frame}>
      {chosen.length > 0 && (
        <Chosen aria-label={frame.label}>
          {chosen.map((one) => (
            <li key={one}>
              {labelOf(one)}
              {!readOnly && (
                <IconButton
                  size="sm"
                  label={texts.takeAway(labelOf(one))}
                  onClick={() => change(chosen.filter((other) => other !== one))}
                >
                  <Icon icon={X} />
                </IconButton>
              )}
            </li>
          ))}
        </Chosen>
      )}
      {!readOnly && (
        <Field label={label}>
          {(ties) => (
            <Combobox
              ties={ties}
              label={label}
              options={left}
              value=""
              readOnly={false}
              onChange={(added) =>
                left.some((option) => option.value === added) && change([...chosen, added])
              }
              onBlur={blur}
            />
          )}
        </Field>
      )}
    </Fieldset>
  )
}
