import { email } from '@portal/contract/formats.ts'
import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import { refuse } from './channels.ts'

/** Words, as identity providers name roles. */
const ROLE = /^[\w.:/-]+(?: [\w.:/-]+)*$/

/** Whether a cohort is one person; otherwise it is a role. */
export const isPerson = (cohort: string): boolean => email.safeParse(cohort).success

/** Fails as `refused` when a cohort is neither a person nor a role. */
export function requireCohorts(cohorts: readonly string[]): void {
  const odd = cohorts.find((cohort) => !isPerson(cohort) && !ROLE.test(cohort))
  if (odd !== undefined)
    throw refuse(`"${odd}" is neither an email address such as ada@program.example nor the name of a role.`)
}

/** The people and roles that a change names. */
export const cohortsOf = (change: ReleaseChange): readonly string[] =>
  'cohorts' in change ? (change.cohorts ?? []) : []

/** Notes on the cohorts that count as roles: only the identity provider knows whether they exist. */
export function cohortNotes(cohorts: readonly string[]): string[] {
  return cohorts
    .filter((cohort) => !isPerson(cohort))
    .map(
      (cohort) =>
        `"${cohort}" is not an email address, so it counts as a role: it reaches people who have that role at the identity provider.`,
    )
}
