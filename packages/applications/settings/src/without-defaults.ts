import { z } from 'zod'

function required(field: z.core.$ZodType): z.core.$ZodType {
  const { def } = (field as z.core.$ZodTypes)._zod
  if (def.type === 'default') return required(def.innerType)
  return def.type === 'object' ? z.strictObject(requiredIn(def.shape)) : field
}

const requiredIn = (shape: z.core.$ZodShape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, required(field)]))

/** The same schema without defaults: a form shows every value, so empty fields are errors. */
export const withoutDefaults = <Schema extends z.ZodObject>(
  schema: Schema,
): z.ZodType<z.output<Schema>, Record<string, unknown>> =>
  z.strictObject(requiredIn(schema.shape)).pipe(schema)
