import { line } from '@portal/contract/formats.ts'
import { MAX_REPORTED_ROLES, MAX_ROLE_LENGTH } from '@portal/contract/releases/host-status.ts'

const Role = line(1, MAX_ROLE_LENGTH)

/** Of the names together: the service accepts reports up to a size. */
const MAX_BYTES = 65_536

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
  let bytes = 0
  const areTooMany = () => known.size > MAX_REPORTED_ROLES || bytes > MAX_BYTES
  return {
    add(cohorts) {
      for (const cohort of cohorts) {
        // Anybody can write a token that is not verified here; the service would refuse the whole report.
        const { data: role } = Role.safeParse(cohort)
        if (role === undefined || role.includes('@') || known.has(role) || areTooMany()) continue
        known.add(role)
        bytes += Buffer.byteLength(role)
      }
    },
    all: () => (areTooMany() ? undefined : [...known]),
  }
}
