/** A rule that cannot be checked by counting characters. */
export const UNCOMMON_PASSWORD =
  'Do not use a common password, even with other characters around it or in place of letters.'

const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const AROUND_THE_WORD = /^[^\p{L}]+|[^\p{L}]+$/gu

const withLetters = (password: string) => password.replace(/[013457@$!]/g, (sign) => STANDS_FOR[sign] ?? sign)

/**
 * How a guesser would find a password: unchanged, without characters around its word, and with letters for
 * symbols.
 */
function guessesOf(password: string): string[] {
  const written = password.normalize('NFKC').toLowerCase()
  const word = written.replace(AROUND_THE_WORD, '')
  return [written, withLetters(written), word, withLetters(word)]
}

/** Words that a guesser would try on operators of this program first. */
const WORDS_OF_THE_PROGRAM = [
  ...['click', 'to', 'pay', 'emv', 'emvco', 'src', 'secure', 'remote', 'commerce'],
  ...['digital', 'payment', 'payments', 'card', 'cards', 'checkout', 'program'],
  ...['operations', 'operator', 'portal', 'back', 'office'],
]
const ONLY_WORDS_OF_THE_PROGRAM = new RegExp(`^(?:${WORDS_OF_THE_PROGRAM.join('|')})+$`)

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** Whether a password is one of the most common in leaks, only words of the program, or a variation of these. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Loaded only when somebody chooses a password, which is rare.
  const { KNOWN_PASSWORDS } = await import('./known-passwords.ts')
  return guessesOf(password).some(
    (guess) => KNOWN_PASSWORDS.has(guess) || ONLY_WORDS_OF_THE_PROGRAM.test(lettersOf(guess)),
  )
}
