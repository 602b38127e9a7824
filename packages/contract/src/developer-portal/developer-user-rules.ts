import type { Refusal } from '../refusal.ts'
import type { DeveloperUser } from './developer-user-schemas.ts'

/** What can be decided about somebody who asks for access to the developer portal. */
export type DeveloperDecision = 'ENABLED' | 'REJECTED'

/** A decision can be taken back by the other one at any time, but not taken twice (contract, section 4). */
export function refusalToDecide(
  { status }: Pick<DeveloperUser, 'status'>,
  decision: DeveloperDecision,
): Refusal | undefined {
  if (status !== decision) return undefined
  return { reason: 'INVALID_STATE', message: `The user is ${status.toLowerCase()} already.` }
}
