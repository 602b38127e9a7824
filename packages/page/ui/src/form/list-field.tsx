import { Plus, Trash2 } from '@lucide/icons'
import { type ReactNode, useEffect } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { Icon } from '../details/icon.tsx'
import { labelIn } from '../details/labels.ts'
import { Button, IconButton } from '../layout/button.tsx'
import { chakra } from '../theme/chakra.ts'
import { Fieldset } from './fieldset.tsx'
import { controlId, useFormSettings } from './form-context.ts'
import { errorAt } from './form-state.ts'
import { emptyValue, isOptional, schemaAt } from './schema-at.ts'
import { texts } from './texts.ts'

interface SharedListProps {
  name: string
  /** Default: from the form's labels, or the name in words. */
  label?: string
  /** Shown instead of items: "No acquirers yet". */
  empty: string
  /**
   * The fields of one item; their names start with `path`. `add` appends another item and moves the focus there; it is
   * absent when the form is read-only.
   */
  children(index: number, path: string, add: ((item: object) => void) | undefined): ReactNode
}

type Adding =
  /** "Add acquirer": a button that adds an empty item. */
  | { addLabel: string; addWith?: never }
  /** What adds items that exist elsewhere, such as in a file. */
  | { addWith(append: (items: readonly object[]) => void): ReactNode; addLabel?: never }

export type ListFieldProps = SharedListProps & Adding

/** A list of objects, each with its own fields. */
export function ListField({ name, label: own, addLabel, addWith, empty, children }: ListFieldProps) {
  const settings = useFormSettings()
  const label = own ?? labelIn(settings.labelTable, name)
  const { fields, append, remove } = useFieldArray({ name })
  const { errors } = useFormState({ name })

  useEffect(() => {
    settings.labels.set(name, label)
  }, [settings, name, label])

  const frame = {
    id: controlId(settings, name),
    label,
    hint: undefined,
    error: errorAt(errors, name),
    optional: isOptional(schemaAt(settings.schema, name)) && !settings.readOnly,
  }

  const add = settings.readOnly ? undefined : (item: object) => append(item)

  function removeAt(index: number) {
    // The pressed button goes with its item.
    document.getElementById(frame.id)?.focus()
    remove(index)
  }

  return (
    <Fieldset frame={frame}>
      {fields.length === 0 && <chakra.p color="fg.muted">{empty}</chakra.p>}
      {fields.map(({ id }, index) => (
        <chakra.fieldset
          minWidth="0"
          key={id}
          aria-label={texts.item(label, index + 1)}
          display="flex"
          gap="2"
          padding="3"
          borderWidth="1px"
          borderRadius="panel"
        >
          <chakra.div flex="1" minWidth="0" display="flex" flexDirection="column" gap="4">
            {children(index, `${name}.${index}`, add)}
          </chakra.div>
          {!settings.readOnly && (
            <IconButton label={texts.remove(label, index + 1)} onClick={() => removeAt(index)}>
              <Icon icon={Trash2} />
            </IconButton>
          )}
        </chakra.fieldset>
      ))}
      {!settings.readOnly &&
        (addWith?.((items) => append([...items], { shouldFocus: false })) ?? (
          <Button
            size="sm"
            alignSelf="flex-start"
            onClick={() => append(emptyValue(schemaAt(settings.schema, `${name}.0`)))}
          >
            <Icon icon={Plus} />
            {addLabel}
          </Button>
        ))}
    </Fieldset>
  )
}
