import { Tick } from '../layout/tick.tsx'
import { chakra } from '../theme/chakra.ts'
import { type FieldSettings, useField } from './use-field.ts'

/** A checkbox for yes or no. */
export function CheckboxField(settings: FieldSettings) {
  return <YesNo {...settings} />
}

/** A switch for something that runs or does not. */
export function SwitchField(settings: FieldSettings) {
  return <YesNo {...settings} role="switch" />
}

function YesNo({ role, ...settings }: FieldSettings & { role?: 'switch' }) {
  const { value, change, blur, inputRef, readOnly, frame } = useField(settings)
  const noteId = `${frame.id}-note`
  const note = frame.error ?? frame.hint
  return (
    <div>
      <chakra.label htmlFor={frame.id} display="flex" gap="2.5" alignItems="flex-start" minHeight="6">
        <Tick
          type="checkbox"
          role={role}
          id={frame.id}
          ref={inputRef}
          checked={value === true}
          disabled={readOnly}
          aria-invalid={frame.error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={(event) => change(event.target.checked)}
          onBlur={blur}
        />
        {frame.label}
      </chakra.label>
      {note && (
        <chakra.p id={noteId} color={frame.error ? 'red.fg' : 'fg.muted'} fontSize="sm">
          {note}
        </chakra.p>
      )}
    </div>
  )
}
