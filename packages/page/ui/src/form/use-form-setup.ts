import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useId, useMemo, useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { Labels } from '../details/labels.ts'
import { cleanValues } from './clean-values.ts'
import type { Choice, FormSettings } from './form-context.ts'
import { createSectionList } from './section-list.ts'

const noLabels: Labels = {}

/** What a form and its fields tell each other, for as long as the form is there. */
export function useFormSetup(
  schema: z.core.$ZodType,
  readOnly: boolean,
  labelTable = noLabels,
): FormSettings {
  const id = useId()
  const [parts] = useState(() => ({
    labels: new Map<string, string>(),
    choices: new Map<string, readonly Choice[]>(),
    untrimmed: new Set<string>(),
    sources: new Set<string>(),
    immutable: new Map<string, string>(),
    sections: createSectionList(),
  }))
  return useMemo(
    () => ({ id, schema, readOnly, labelTable, ...parts }),
    [id, schema, readOnly, labelTable, parts],
  )
}

/** Checks the values as the schema is given them: trimmed, empty texts as what they stand for. */
export function useResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  settings: FormSettings,
) {
  return useMemo((): Resolver<Input, unknown, Output> => {
    const resolve = standardSchemaResolver<Input, unknown, Output>(schema)
    return (values, context, options) =>
      resolve(cleanValues(schema, values, settings.untrimmed) as Input, context, options)
  }, [schema, settings])
}
