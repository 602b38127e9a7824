/** File extensions of each media type. */
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

/** The media type of a file's extension; `undefined` if unknown. */
export function contentTypeOf(fileName: string): string | undefined {
  const ending = endingOf(fileName)
  return Object.keys(FILE_ENDINGS).find((type) => FILE_ENDINGS[type]?.includes(ending))
}

const endingOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()

/** Why a file of this type cannot have this name, or undefined: operating systems use the extension to open a file. */
export function nameProblem(fileName: string, contentType: string): string | undefined {
  const endings = FILE_ENDINGS[contentType] ?? []
  const ending = endingOf(fileName)
  if (endings.includes(ending)) return undefined
  return `The name of a file of type ${contentType} ends with ${endings.map((one) => `.${one}`).join(' or ')}.`
}
