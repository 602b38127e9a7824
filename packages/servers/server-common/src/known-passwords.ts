import { dictionary } from '@zxcvbn-ts/language-common'

/** The fifty thousand most common passwords in leaks. */
export const KNOWN_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String))
