import { useLayoutEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { Labels } from '../details/labels.ts'
import { cleanValues } from './clean-values.ts'
import { useChanges } from './use-changes.ts'
import { useFormSetup, useResolver } from './use-form-setup.ts'

interface SchemaFormOptions<Input extends FieldValues> {
  readonly defaultValues: DefaultValues<Input>
  readonly readOnly: boolean
  readonly labels: Labels | undefined
}

/** The state of a form whose values a schema validates; follows a new schema. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  { defaultValues, readOnly, labels }: SchemaFormOptions<Input>,
) {
  const settings = useFormSetup(schema, readOnly, labels)
  const form = useForm<Input, unknown, Output>({
    resolver: useResolver(schema, settings),
    defaultValues,
    shouldFocusError: false,
  })
  const clean = (values: unknown) => cleanValues(schema, values, settings.tidying)
  const changes = useChanges(form, clean)
  useNewSchema(schema, () => form.reset(defaultValues, { keepDirtyValues: true }))
  return { form, settings, clean, changes }
}

/** Calls back when the schema has changed, before the new fields render. */
function useNewSchema(schema: unknown, onChange: () => void) {
  const known = useRef(schema)
  useLayoutEffect(() => {
    if (known.current === schema) return
    known.current = schema
    onChange()
  })
}
