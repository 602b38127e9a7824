/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g')

/** Text normalized for search: without capitals and accents, so that "lukasz" finds "Łukasz". */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)

/** A LIKE pattern for records whose folded text contains `text`. */
export const searchPattern = (text: string): string => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`
