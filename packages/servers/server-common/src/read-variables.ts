import type { z } from 'zod'

/** Reads environment variables by their schema. Throws a one-sentence error that names the invalid one. */
export function readVariables<Variables extends z.ZodType>(
  variables: Variables,
  environment: NodeJS.ProcessEnv,
): z.output<Variables> {
  const parsed = variables.safeParse(environment)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`The setting ${String(issue?.path[0])} is not valid: ${issue?.message}.`)
}
