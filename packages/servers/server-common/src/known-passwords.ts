import { dictionary } from '@zxcvbn-ts/language-common'

/** The fifty thousand passwords that are found most often in leaks. */
export const KNOWN_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String))
