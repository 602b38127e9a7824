/** Abbreviations of the program that stay in capitals. */
const abbreviations = new Set(
  'API BIN CSV DCF DPA ICA IDV JSON JWK SRC SRCI SRCPI URI URL UTC'
    .split(' ')
    .map((word) => word.toLowerCase()),
)

/**
 * Turns a field name or a code into words: `dpaPresentationName` is "DPA presentation name", `RESET_REQUIRED`
 * "Reset required".
 */
export function humanize(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_.\-/]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Turns a JSON Pointer into words: `/acquirers/0/acquirerBin` is "Acquirers › 1 › Acquirer BIN". */
export function humanizePointer(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : humanize(part)))
    .join(' › ')
}
