import { z } from 'zod'

/** Maps the schema's issues to the form's fields. */
export function checkedBy<Output>(
  schema: z.ZodType<Output>,
  fieldOf: (path: PropertyKey[]) => PropertyKey[] = (path) => path,
) {
  return (values: unknown, context: z.RefinementCtx): Output => {
    const result = schema.safeParse(values)
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      context.addIssue({ code: 'custom', message: issue.message, path: fieldOf(issue.path) })
    }
    return z.NEVER
  }
}
