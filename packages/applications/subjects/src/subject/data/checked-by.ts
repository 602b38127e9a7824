import { z } from 'zod'

/** Repeats the issues of the real schema, each at the field that the form has for it. */
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
