import type { DeveloperStatus } from '@portal/contract/developer-portal/developer-user.ts'
import type { DeveloperDecision } from '@portal/contract/developer-portal/developer-user-rules.ts'
import type { PersonRef } from '@portal/contract/formats.ts'

/** What a decision changes. */
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

/** Enables or rejects. Whether the present state allows it is a rule of its own: `refusalToDecide`. */
export const decide = <State extends DeveloperState>(
  user: State,
  status: DeveloperDecision,
  { by, at, reason }: Decision,
): State => ({ ...user, status, decidedAt: at, decidedBy: by, decisionReason: reason ?? null })
