/** Rules for passwords that operators choose. The identity provider and the product API both keep them. */

export const SHORTEST_PASSWORD = 12
export const LONGEST_PASSWORD = 128
/** How many passwords must not come back, the present one among them. */
export const REMEMBERED_PASSWORDS = 5

/** Shorter names are part of too many words to forbid. */
const SHORTEST_NAME = 3
const CHARACTER_CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** The rules as they are shown to whoever chooses a password. */
export const PASSWORD_RULES = {
  length: `Use ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`,
  classes: 'Use three of: small letters, capital letters, digits, other characters.',
  name: 'Leave out the name of your e-mail address.',
  unused: `Use none of your last ${REMEMBERED_PASSWORDS} passwords.`,
} as const

export type PasswordRule = keyof typeof PASSWORD_RULES

export const hasEnoughClasses = (password: string): boolean =>
  CHARACTER_CLASSES.filter((kind) => kind.test(password)).length >= 3

export function holdsName(password: string, email: string): boolean {
  const [name = ''] = email.toLowerCase().split('@')
  return name.length >= SHORTEST_NAME && password.toLowerCase().includes(name)
}

/** The rules that a password breaks, as far as it alone can tell. */
export function brokenRules(password: string, email: string): PasswordRule[] {
  const isLongEnough = password.length >= SHORTEST_PASSWORD && password.length <= LONGEST_PASSWORD
  const kept = {
    length: isLongEnough,
    classes: hasEnoughClasses(password),
    name: !holdsName(password, email),
  }
  return (['length', 'classes', 'name'] as const).filter((rule) => !kept[rule])
}
