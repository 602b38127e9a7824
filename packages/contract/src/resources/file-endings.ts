/** How the names of files of each media type end. */
const FILE_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['html', 'htm'],
  'text/markdown': ['md', 'markdown'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'application/json': ['json'],
  'application/x-ndjson': ['ndjson', 'jsonl'],
  'application/pdf': ['pdf'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
}

/** Why a file of this type cannot have this name, if so: systems go by the ending when they open a file. */
export function nameProblem(fileName: string, contentType: string): string | undefined {
  const endings = FILE_ENDINGS[contentType] ?? []
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  if (endings.includes(ending)) return undefined
  return `The name of a file of type ${contentType} ends with ${endings.map((one) => `.${one}`).join(' or ')}.`
}
