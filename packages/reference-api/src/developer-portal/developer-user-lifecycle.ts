import type { DeveloperStatus } from '@portal/contract/developer-portal/developer-user.ts'
import type { PersonRef } from '@portal/contract/formats.ts'

/** What the rules look at and change. */
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

/** From which states a decision may lead to a state. */
const ALLOWED_FROM: Readonly<Record<'ENABLED' | 'REJECTED', readonly DeveloperStatus[]>> = {
  ENABLED: ['PENDING', 'REJECTED'],
  REJECTED: ['PENDING', 'ENABLED'],
}

/** Enables or rejects; `undefined` when the present state does not allow it. */
export function decide<State extends DeveloperState>(
  user: State,
  status: 'ENABLED' | 'REJECTED',
  { by, at, reason }: Decision,
): State | undefined {
  if (!ALLOWED_FROM[status].includes(user.status)) return undefined
  return { ...user, status, decidedAt: at, decidedBy: by, decisionReason: reason ?? null }
}
