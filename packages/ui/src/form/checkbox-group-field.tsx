import { Tick } from '../layout/tick.tsx'
import { chakra } from '../theme/chakra.ts'
import { Fieldset } from './fieldset.tsx'
import type { GuardedOption } from './select-field.tsx'
import { type FieldSettings, useField } from './use-field.ts'

/** Any number of a known few values, kept in the order they were chosen in: it may mean something. */
export function CheckboxGroupField({
  options,
  ...settings
}: FieldSettings & { options: readonly GuardedOption[] }) {
  const { value, change, blur, readOnly, frame } = useField(settings)
  const chosen: unknown[] = Array.isArray(value) ? value : []

  function toggle(toggled: string, on: boolean) {
    change(on ? [...chosen, toggled] : chosen.filter((option) => option !== toggled))
  }

  return (
    <Fieldset frame={frame}>
      {options.map((option) => (
        <chakra.label
          key={option.value}
          htmlFor={`${frame.id}-${option.value}`}
          display="flex"
          gap="2.5"
          alignItems="center"
          minHeight="6"
        >
          <Tick
            type="checkbox"
            id={`${frame.id}-${option.value}`}
            checked={chosen.includes(option.value)}
            disabled={readOnly || (option.disabledReason !== undefined && !chosen.includes(option.value))}
            onChange={(event) => toggle(option.value, event.target.checked)}
            onBlur={blur}
          />
          <span>
            {option.label}
            {option.disabledReason && (
              <chakra.span display="block" color="fg.muted" fontSize="sm">
                {option.disabledReason}
              </chakra.span>
            )}
          </span>
        </chakra.label>
      ))}
    </Fieldset>
  )
}
