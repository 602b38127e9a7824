/** What is asked of a password beyond the rules that it shows by itself. */
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

/** How a guesser would come upon a password: as it is, without what stands around its word, and with letters for signs. */
function guessesOf(password: string): string[] {
  const written = password.normalize('NFKC').toLowerCase()
  const word = written.replace(AROUND_THE_WORD, '')
  return [written, withLetters(written), word, withLetters(word)]
}

/** Whether a password is one of those that are found most often in leaks, or such a one in disguise. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Loaded when somebody chooses a password, which few do.
  const { KNOWN_PASSWORDS } = await import('./known-passwords.ts')
  return guessesOf(password).some((guess) => KNOWN_PASSWORDS.has(guess))
}
