import type { Refusal } from '../refusal.ts'
import type { DeveloperUser } from './developer-user-schemas.ts'

/** The decisions about a request for access to the developer portal. */
export type DeveloperDecision = 'ENABLED' | 'REJECTED'

/** A decision can be reversed at any time, but not repeated (contract, section 4). */
export function refusalToDecide(
  { status }: Pick<DeveloperUser, 'status'>,
  decision: DeveloperDecision,
): Refusal | undefined {
  if (status !== decision) return undefined
  return { reason: 'INVALID_STATE', message: `The user is already ${status.toLowerCase()}.` }
}
