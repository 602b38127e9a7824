import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId, useMemo, useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { Labels } from '../details/labels.ts'
import { cleanValues } from './clean-values.ts'
import type { Choice, FormSettings, Tidy } from './form-context.ts'
import { createSectionList } from './section-list.ts'

const noLabels: Labels = {}

/** What a form and its fields share while the form is mounted. */
export function useFormSetup(
  schema: z.core.$ZodType,
  readOnly: boolean,
  labelTable = noLabels,
): FormSettings {
  const id = useId()
  const [parts] = useState(() => ({
    labels: new Map<string, string>(),
    choices: new Map<string, readonly Choice[]>(),
    tidying: new Map<string, Tidy>(),
    sources: new Set<string>(),
    immutable: new Map<string, string>(),
    sections: createSectionList(),
  }))
  return useMemo(
    () => ({ id, schema, readOnly, labelTable, ...parts }),
    [id, schema, readOnly, labelTable, parts],
  )
}

/** Validates the values as the schema receives them: tidied, with empty texts replaced. */
export function useResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  settings: FormSettings,
) {
  return useMemo((): Resolver<Input, unknown, Output> => {
    const resolve = standardSchemaResolver<Input, unknown, Output>(schema)
    return (values, context, options) =>
      resolve(cleanValues(schema, values, settings.tidying) as Input, context, options)
  }, [schema, settings])
}
