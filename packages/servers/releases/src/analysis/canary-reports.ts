import type { FailurePhase } from '@portal/contract/page-failure.ts'
import type { CanarySessions, SessionHealth, Sides } from './canary-sessions.ts'

/** A health report on one of the two versions of a canary. */
export interface KeptReport {
  readonly at: number
  readonly session: string
  readonly reporter: string
  readonly side: keyof Sides
  readonly failure?: FailurePhase | undefined
  readonly isPart?: true | undefined
  readonly mountMs?: number | undefined
}

/** Nobody has more browsers than this, so invented sessions cannot advance a canary. */
const MAX_OF_ONE_REPORTER = 3
/** With more, one person could end a version of many people by inventing failures. */
const MAX_FAILED_OF_ONE_REPORTER = 1

const MAX_SESSIONS = 10_000

/** The sessions of one version: one report each, capped per reporter. */
function sessionsOfVersion(maxFailed: number) {
  const sessions = new Map<string, SessionHealth>()
  const countOf = new Map<string, number>()
  const failedOf = new Map<string, number>()

  return {
    sessions,
    /**
     * Returns whether this changes anything. A failed session stays failed, whatever it reports before or
     * after.
     */
    add({ session, reporter, at, failure, mountMs }: KeptReport): boolean {
      const known = sessions.get(session)
      const count = countOf.get(reporter) ?? 0
      const failed = failedOf.get(reporter) ?? 0
      if (failure && failed >= maxFailed) return false
      if (known ? known.failure || !failure : count >= MAX_OF_ONE_REPORTER || sessions.size >= MAX_SESSIONS)
        return false
      if (failure) failedOf.set(reporter, failed + 1)
      if (!known) countOf.set(reporter, count + 1)
      sessions.set(session, {
        at: known?.at ?? at,
        failure: failure && { phase: failure, at },
        mountMs: known?.mountMs ?? mountMs,
      })
      return true
    },
  }
}

const bothSides = (maxFailed: number) => ({
  canary: sessionsOfVersion(maxFailed),
  stable: sessionsOfVersion(maxFailed),
})

const sessionsOf = ({ canary, stable }: ReturnType<typeof bothSides>): Sides => ({
  canary: [...canary.sessions.values()],
  stable: [...stable.sessions.values()],
})

/**
 * The health reports on one canary or promoted version. People whom its author has chosen by name can end it alone:
 * `isOfChosen`.
 */
export function canaryReports(isOfChosen = false) {
  const maxFailed = isOfChosen ? MAX_OF_ONE_REPORTER : MAX_FAILED_OF_ONE_REPORTER
  const [whole, parts] = [bothSides(maxFailed), bothSides(maxFailed)]
  return {
    /** Returns whether this changes anything. */
    add: (report: KeptReport): boolean => (report.isPart ? parts : whole)[report.side].add(report),
    sessions: (): CanarySessions => ({ ...sessionsOf(whole), parts: sessionsOf(parts) }),
  }
}
