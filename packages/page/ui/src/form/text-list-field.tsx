import { Plus } from '@lucide/icons'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Icon } from '../details/icon.tsx'
import { Button } from '../layout/button.tsx'
import { Fieldset } from './fieldset.tsx'
import { errorAt } from './form-state.ts'
import { type FoundOptions, TextRow } from './text-row.tsx'
import { texts } from './texts.ts'
import { type FieldSettings, useField } from './use-field.ts'

type ListSettings = FieldSettings & {
  /** The text of the button for another row, such as "Add tag". */
  addLabel?: string
  /** Finds texts for the row that is typed in, such as people. */
  found?: FoundOptions
}

/** A list of texts, one per row. */
export function TextListField({ addLabel, found, ...settings }: ListSettings) {
  const { value, change, blur, readOnly, frame } = useField(settings)
  const { errors } = useFormState({ name: settings.name })
  const [added, setAdded] = useState<number>()
  const rows: string[] = Array.isArray(value) ? value.map(String) : []

  function add() {
    setAdded(rows.length)
    change([...rows, ''])
  }

  function removeAt(index: number) {
    // Rows move up to the pressed button, unless it was the last one.
    if (index === rows.length - 1) document.getElementById(frame.id)?.focus()
    change(rows.toSpliced(index, 1))
  }

  return (
    <Fieldset frame={frame}>
      {[...rows.entries()].map(([index, text]) => (
        <TextRow
          key={index}
          name={`${settings.name}.${index}`}
          label={frame.label}
          position={index + 1}
          text={text}
          error={errorAt(errors, `${settings.name}.${index}`)}
          found={found}
          takesFocus={index === added}
          onChange={(next) => change(rows.with(index, next))}
          onBlur={blur}
          onRemove={readOnly ? undefined : () => removeAt(index)}
        />
      ))}
      {!readOnly && (
        <Button size="sm" alignSelf="flex-start" onClick={add}>
          <Icon icon={Plus} />
          {addLabel ?? texts.addTo(frame.label)}
        </Button>
      )}
    </Fieldset>
  )
}
