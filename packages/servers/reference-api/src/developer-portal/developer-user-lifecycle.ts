import type { DeveloperStatus } from '@portal/contract/developer-portal/developer-user.ts'
import type { DeveloperDecision } from '@portal/contract/developer-portal/developer-user-rules.ts'
import type { PersonRef } from '@portal/contract/formats.ts'

/** The columns that a decision changes. */
export interface DeveloperState {
  readonly status: DeveloperStatus
  readonly decidedAt: Date | null
  readonly decidedBy: PersonRef | null
  readonly decisionReason: string | null
}

/** Who decides, when, and why. */
export interface Decision {
  readonly by: PersonRef
  readonly at: Date
  readonly reason: string | undefined
}

/** Enables or rejects. Whether the current state allows it is checked by `refusalToDecide`. */
export const decide = <State extends DeveloperState>(
  user: State,
  status: DeveloperDecision,
  { by, at, reason }: Decision,
): State => ({ ...user, status, decidedAt: at, decidedBy: by, decisionReason: reason ?? null })
