import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { isObject } from '../../layout/is-object.ts'
import { useFormSettings } from '../form-context.ts'
import { errorList } from '../form-state.ts'
import { labelOf } from '../label-of.ts'
import { fillBlanks } from './fill-blanks.ts'
import { type Fixed, type Place, readJson } from './json-document.ts'

/** A problem in the text, with the label of its field. */
export interface JsonProblem extends Place {
  readonly message: string
}

const textOf = (values: unknown) => JSON.stringify(values, null, 2)

/**
 * The values of a form as editable text. Valid JSON for the form's fields is applied to the form immediately,
 * and changes to the form are applied to the text.
 */
export function useJsonText(
  form: UseFormReturn<FieldValues>,
  clean: (values: unknown) => object,
  onUnfinished: (isUnfinished: boolean) => void,
) {
  const { schema, labels, immutable } = useFormSettings()
  const { errors } = useFormState({ control: form.control })
  const [isChecked, setChecked] = useState(false)
  const [text, setText] = useState(() => textOf(clean(form.getValues())))
  /** The form's values as last written by this hook. */
  const written = useRef(JSON.stringify(form.getValues()))
  const [fixed] = useState(() => fixedValues(immutable, clean(form.getValues())))
  const document = useMemo(() => readJson(text, schema, fixed), [text, schema, fixed])

  function edit(next: string) {
    setText(next)
    setChecked(true)
    const { values } = readJson(next, schema, fixed)
    onUnfinished(!values)
    if (!values) return
    const filled = fillBlanks(values, form.formState.defaultValues ?? {}, form.getValues())
    written.current = JSON.stringify(filled)
    form.reset(filled, { keepDefaultValues: true, keepIsSubmitted: true })
    void form.trigger()
  }

  const takeOver = useEffectEvent(() => {
    const values = form.getValues()
    if (JSON.stringify(values) === written.current) return
    written.current = JSON.stringify(values)
    setText(textOf(clean(values)))
    onUnfinished(false)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => takeOver() }), [form])

  const labelled = (name: string, message: string) =>
    name ? `${labelOf(labels, name)}: ${message}` : message
  const found = document.values ? errorList(errors) : document.faults
  const problems = found.map(
    ({ name, message, ...place }): JsonProblem => ({
      ...document.placeOf(name),
      ...place,
      message: labelled(name, message),
    }),
  )
  return {
    text,
    edit,
    problems: problems.sort((one, other) => one.from - other.from),
    isUnfinished: !document.values,
    /** False after edits: the problems are not complete until the next validation. */
    isChecked,
  }
}

/** The values of immutable fields. */
function fixedValues(reasons: ReadonlyMap<string, string>, values: object): ReadonlyMap<string, Fixed> {
  const at = (name: string) =>
    name.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), values)
  return new Map([...reasons].map(([name, reason]) => [name, { value: at(name), reason }]))
}
