import type { PersonRef } from '@portal/contract/formats.ts'
import { auditFacts } from '../database/audit.ts'
import type { AuditFacts } from '../database/audit-chain.ts'

/** What was refused, how often, in one go. */
export interface Refusal {
  readonly accountId: string
  /** Nobody, where it is not known who asked. */
  readonly person: PersonRef | undefined
  readonly action: 'CALL_REFUSED' | 'SIGN_IN_REFUSED'
  readonly reason: string
  /** Method and path, of calls. */
  readonly operation?: string
  readonly accountHash: string | undefined
  readonly addressHash: string
  readonly at: Date
  readonly times: number
}

const NOBODY: PersonRef = { id: 'nobody', email: '', name: 'Nobody signed in' }

/** The entry of the audit trail for a refusal. Who asked stands there as a keyed hash where it is not certain. */
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
