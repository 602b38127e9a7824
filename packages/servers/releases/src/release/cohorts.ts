import { email } from '@portal/contract/formats.ts'
import type { ReleaseChange } from '@portal/contract/releases/release-schemas.ts'
import { refuse } from './channels.ts'

/** Words, as identity providers name roles. */
const ROLE = /^[\w.:/-]+(?: [\w.:/-]+)*$/

const isEmail = (cohort: string) => email.safeParse(cohort).success

/** Fails as `refused` when one of those whom a canary is to reach is neither a person nor a role. */
export function requireCohorts(cohorts: readonly string[]): void {
  const odd = cohorts.find((cohort) => !isEmail(cohort) && !ROLE.test(cohort))
  if (odd !== undefined)
    throw refuse(`"${odd}" is neither an email address such as ada@program.example nor the name of a role.`)
}

/** Which of those whom a change reaches by name are taken for roles: only the identity provider knows its own. */
export function cohortNotes(change: ReleaseChange): string[] {
  const cohorts = 'cohorts' in change ? (change.cohorts ?? []) : []
  return cohorts
    .filter((cohort) => !isEmail(cohort))
    .map(
      (cohort) =>
        `"${cohort}" is no email address: it is taken for a role, and reaches those for whom the identity provider names that role.`,
    )
}
