import type { PersonRef } from '@portal/contract/formats.ts'
import { auditFacts } from '../database/audit.ts'
import type { AuditFacts } from '../database/audit-chain.ts'

/** One kind of rejection, with its count. */
export interface Refusal {
  readonly accountId: string
  /** `undefined` when the caller is unknown. */
  readonly person: PersonRef | undefined
  readonly action: 'CALL_REFUSED' | 'SIGN_IN_REFUSED'
  readonly reason: string
  /** Method and path, for calls. */
  readonly operation?: string
  readonly accountHash: string | undefined
  readonly addressHash: string
  readonly at: Date
  readonly times: number
}

const NOBODY: PersonRef = { id: 'nobody', email: '', name: 'Not signed in' }

/** The audit entry for a rejection. An uncertain caller is recorded as a keyed hash. */
export function refusalEntry({ accountId, person = NOBODY, action, at, ...refusal }: Refusal): AuditFacts {
  const { reason, operation, accountHash, addressHash, times } = refusal
  const facts = { reason, operation, account: accountHash, address: addressHash, times }
  const changes = Object.entries(facts)
    .filter(([, after]) => after !== undefined)
    .map(([name, after]) => ({ path: `/${name}`, op: 'ADD' as const, after }))
  const recorded = { entity: 'refusal', entityId: person.id, revision: 1, changes } as const
  return {
    ...auditFacts({ person, accountId }, action, '', recorded),
    at,
    source: 'SYSTEM',
    correlationId: null,
  }
}
