import { z } from 'zod'

function required(field: z.core.$ZodType): z.core.$ZodType {
  const { def } = (field as z.core.$ZodTypes)._zod
  if (def.type === 'default') return required(def.innerType)
  return def.type === 'object' ? z.strictObject(requiredIn(def.shape)) : field
}

const requiredIn = (shape: z.core.$ZodShape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, required(field)]))

/** The same object without its defaults: a form shows every value, so none of them may be left empty. */
export const withoutDefaults = <Schema extends z.ZodObject>(
  schema: Schema,
): z.ZodType<z.output<Schema>, Record<string, unknown>> =>
  z.strictObject(requiredIn(schema.shape)).pipe(schema)
