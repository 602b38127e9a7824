/** The errors of a form by field name. */
export function errorList(errors: unknown, path = ''): { name: string; message: string }[] {
  if (isError(errors)) return [{ name: path.replace(/\.root$/, ''), message: errors.message }]
  return entriesOf(errors)
    .filter(([key]) => key !== 'ref')
    .flatMap(([key, inner]) => errorList(inner, path ? `${path}.${key}` : key))
}

/** The error of one value; a list's own error is beside those of its items. */
export function errorAt(errors: unknown, name: string): string | undefined {
  return errorList(errors).find((error) => error.name === name)?.message
}

function entriesOf(value: unknown) {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function isError(value: unknown): value is { message: string } {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  )
}
