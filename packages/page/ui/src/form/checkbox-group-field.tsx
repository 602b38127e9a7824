import { Tick } from '../layout/tick.tsx'
import { chakra } from '../theme/chakra.ts'
import { Fieldset } from './fieldset.tsx'
import type { GuardedOption } from './select-field.tsx'
import { texts } from './texts.ts'
import { type FieldSettings, useField } from './use-field.ts'

/**
 * Any number of a few values, kept in the order of selection, which may matter. Selected values without an
 * option are shown as well, so that they can be removed.
 */
export function CheckboxGroupField({
  options,
  ...settings
}: FieldSettings & { options: readonly GuardedOption[] }) {
  const { value, change, blur, readOnly, frame } = useField({ ...settings, options })
  const chosen: unknown[] = Array.isArray(value) ? value : []
  const known = new Set(options.map((option) => option.value))
  const strange = [...new Set(chosen.map(String))].filter((one) => !known.has(one))
  const shown: readonly GuardedOption[] = [
    ...options,
    ...strange.map((one) => ({ value: one, label: one, disabledReason: texts.notOffered })),
  ]
  const isChosen = (option: string) => chosen.some((one) => String(one) === option)

  function toggle(toggled: string, on: boolean) {
    change(on ? [...chosen, toggled] : chosen.filter((option) => String(option) !== toggled))
  }

  return (
    <Fieldset frame={frame}>
      {shown.map((option) => {
        const lines = [option.detail, option.disabledReason].filter(Boolean)
        return (
          <chakra.label
            key={option.value}
            htmlFor={`${frame.id}-${option.value}`}
            display="flex"
            gap="2.5"
            alignItems={option.detail ? 'flex-start' : 'center'}
            minHeight="6"
          >
            <Tick
              type="checkbox"
              id={`${frame.id}-${option.value}`}
              checked={isChosen(option.value)}
              disabled={readOnly || (option.disabledReason !== undefined && !isChosen(option.value))}
              onChange={(event) => toggle(option.value, event.target.checked)}
              onBlur={blur}
            />
            <span>
              {option.label}
              {lines.length > 0 && ' '}
              {lines.map((line) => (
                <chakra.span key={line} display="block" color="fg.muted" fontSize="sm">
                  {line}
                </chakra.span>
              ))}
            </span>
          </chakra.label>
        )
      })}
    </Fieldset>
  )
}
