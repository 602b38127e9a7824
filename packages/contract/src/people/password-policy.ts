/** Rules for passwords that operators choose. The identity provider and the product API both keep them. */

export const SHORTEST_PASSWORD = 12
export const LONGEST_PASSWORD = 128
/** How many passwords must not come back, the present one among them. */
export const REMEMBERED_PASSWORDS = 5

/** What a password alone can be checked against. As data, since the identity provider also writes it into a page. */
export const PASSWORD_POLICY = {
  shortest: SHORTEST_PASSWORD,
  longest: LONGEST_PASSWORD,
  /** Sources of regular expressions, and how many of them a password has to meet. */
  classes: ['\\p{Ll}', '\\p{Lu}', '\\p{N}', '[^\\p{L}\\p{N}]'],
  fewestClasses: 3,
  /** Shorter names are part of too many words to forbid. */
  shortestName: 3,
} as const

/** The rules as they are shown to somebody who chooses a password. */
export const PASSWORD_RULES = {
  length: `Use ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters.`,
  classes: 'Use three of: small letters, capital letters, digits, other characters.',
  name: 'Leave out the name of your email address.',
  unused: `Use none of your last ${REMEMBERED_PASSWORDS} passwords.`,
} as const

export type PasswordRule = keyof typeof PASSWORD_RULES

/** The rules that can be ticked while somebody types. */
export const CHECKED_RULES = ['length', 'classes', 'name'] as const satisfies readonly PasswordRule[]
type CheckedRule = (typeof CHECKED_RULES)[number]

/**
 * The rules that a password breaks, as far as it alone shows. A page of the identity provider runs the text of this
 * function, so it uses nothing from around it and names no function inside.
 */
export function rulesBroken(
  { shortest, longest, classes, fewestClasses, shortestName }: typeof PASSWORD_POLICY,
  password: string,
  email: string,
): CheckedRule[] {
  const met = classes.filter((source) => new RegExp(source, 'u').test(password)).length
  const name = email.toLowerCase().split('@')[0] ?? ''
  const broken: CheckedRule[] = []
  if (password.length < shortest || password.length > longest) broken.push('length')
  if (met < fewestClasses) broken.push('classes')
  if (name.length >= shortestName && password.toLowerCase().includes(name)) broken.push('name')
  return broken
}

/** The same, under the policy of the portal. */
export const brokenRules = (password: string, email: string): CheckedRule[] =>
  rulesBroken(PASSWORD_POLICY, password, email)

export const hasEnoughClasses = (password: string): boolean => !brokenRules(password, '').includes('classes')

export const holdsName = (password: string, email: string): boolean =>
  brokenRules(password, email).includes('name')
