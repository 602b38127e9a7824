import { z } from 'zod'

function required(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodDefault) return required(field.def.innerType)
  return field instanceof z.ZodObject ? z.strictObject(requiredIn(field.shape)) : field
}

const requiredIn = (shape: z.core.$ZodShape) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, required(field)]))

/** The same schema without defaults: a form shows every value, so empty fields are errors. */
export const withoutDefaults = <Schema extends z.ZodObject>(
  schema: Schema,
): z.ZodType<z.output<Schema>, Record<string, unknown>> =>
  z.strictObject(requiredIn(schema.shape)).pipe(schema)
