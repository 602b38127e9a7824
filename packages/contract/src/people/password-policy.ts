/** Password rules of operators, enforced by the identity provider and the product API. */

export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 128
/** How many passwords cannot be reused, including the current one. */
export const REMEMBERED_PASSWORDS = 5

/** Rules that need only the password. As data, since the identity provider also writes them into a page. */
export const PASSWORD_POLICY = {
  shortest: MIN_PASSWORD_LENGTH,
  longest: MAX_PASSWORD_LENGTH,
  /** Regular expression sources, and how many of them a password must match. */
  classes: ['\\p{Ll}', '\\p{Lu}', '\\p{N}', '[^\\p{L}\\p{N}]'],
  minClasses: 3,
  /** Shorter names occur in too many words to forbid. */
  minNameLength: 3,
} as const

/** The rules as shown when choosing a password. */
export const PASSWORD_RULES = {
  length: `Use ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`,
  classes: 'Use three of: lowercase letters, uppercase letters, digits, other characters.',
  name: 'Do not use the name of your email address.',
  unused: `Do not reuse your last ${REMEMBERED_PASSWORDS} passwords.`,
} as const

export type PasswordRule = keyof typeof PASSWORD_RULES

/** The rules that can be checked while typing. */
export const CHECKED_RULES = ['length', 'classes', 'name'] as const satisfies readonly PasswordRule[]
type CheckedRule = (typeof CHECKED_RULES)[number]

/**
 * The violated rules that need only the password. The identity provider's page runs this function's source,
 * so it must not use anything outside it or name functions inside.
 */
export function findBrokenRules(
  { shortest, longest, classes, minClasses, minNameLength }: typeof PASSWORD_POLICY,
  password: string,
  email: string,
): CheckedRule[] {
  const met = classes.filter((source) => new RegExp(source, 'u').test(password)).length
  const name = email.toLowerCase().split('@')[0] ?? ''
  const broken: CheckedRule[] = []
  if (password.length < shortest || password.length > longest) broken.push('length')
  if (met < minClasses) broken.push('classes')
  if (name.length >= minNameLength && password.toLowerCase().includes(name)) broken.push('name')
  return broken
}

/** The same with the portal's policy. */
export const brokenRules = (password: string, email: string): CheckedRule[] =>
  findBrokenRules(PASSWORD_POLICY, password, email)

export const hasEnoughClasses = (password: string): boolean => !brokenRules(password, '').includes('classes')
