import { MAX_REPORTED_ROLES, MAX_ROLE_LENGTH } from '@portal/contract/releases/host-status.ts'

/** The roles of those who open pages of this host. */
export interface SeenRoles {
  /** Adds those among the cohorts of somebody who opens a page. */
  add(cohorts: readonly string[]): void
  /** All since the host started; `undefined` once there are too many to report. */
  all(): string[] | undefined
}

/** Remembers roles, so that the release service can tell one that nobody has from one that somebody has. */
export function seenRoles(): SeenRoles {
  const known = new Set<string>()
  return {
    add(cohorts) {
      const roles = cohorts.filter((cohort) => !cohort.includes('@') && cohort.length <= MAX_ROLE_LENGTH)
      for (const role of roles) if (known.size <= MAX_REPORTED_ROLES) known.add(role)
    },
    all: () => (known.size > MAX_REPORTED_ROLES ? undefined : [...known]),
  }
}
