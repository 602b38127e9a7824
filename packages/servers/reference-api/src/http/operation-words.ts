/** Acronyms that are written in capitals. */
const CAPITALS: Readonly<Record<string, string>> = {
  dpa: 'DPA',
  dpas: 'DPAs',
  idv: 'IDV',
  id: 'ID',
  jwk: 'JSON Web Key set',
}

/** The name of an operation or a part of a record in words: `listDpaHistory` becomes "List DPA history". */
export function inWords(name: string): string {
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
  const text = words.map((word) => CAPITALS[word] ?? word).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
