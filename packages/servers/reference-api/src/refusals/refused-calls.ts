import type { KeyedHashes } from '@portal/accounts/sign-ins/keyed-hash.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { appendAudit } from '../database/audit.ts'
import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'
import { type Refusal, refusalEntry } from './refusal-entry.ts'

const EVERY_MS = 2000
/** Limits the entries per round: rejected callers must not be able to fill the disk. */
const MAX_KEYS = 100

interface Dependencies {
  readonly db: Database
  /** The account for calls whose caller is unknown. */
  readonly accountId: string
  readonly hashes: KeyedHashes
}

function refusalOf(request: FastifyRequest, reason: string, { accountId, hashes }: Dependencies): Refusal {
  const { caller, method, routeOptions } = request
  return {
    accountId: caller?.accountId ?? accountId,
    person: caller?.person,
    action: 'CALL_REFUSED',
    reason,
    operation: `${method} ${routeOptions.url?.replace('/accounts/:accountId', '') ?? ''}`,
    accountHash: caller ? hashes.account(caller.person.email) : undefined,
    addressHash: hashes.address(request.ip),
    at: new Date(),
    times: 1,
  }
}

/** Adds a refusal to those of the same kind, or as another kind while there are few. */
function add(refusals: Map<string, Refusal>, key: string, refusal: Refusal): void {
  const { times = 0 } = refusals.get(key) ?? {}
  if (times > 0 || refusals.size < MAX_KEYS) refusals.set(key, { ...refusal, times: times + refusal.times })
}

/** Writes calls that were rejected for a missing token or permission to the audit trail, one entry per kind. */
export function recordRefusedCalls(app: FastifyInstance, parts: Dependencies): RepeatedWork {
  let refusals = new Map<string, Refusal>()

  app.addHook('onResponse', async (request) => {
    if (!request.refusedFor) return
    const refusal = refusalOf(request, request.refusedFor, parts)
    const { person, operation, reason, addressHash } = refusal
    const key = JSON.stringify([person?.id, operation, reason, addressHash])
    add(refusals, key, refusal)
  })

  async function append(written: readonly Refusal[]): Promise<void> {
    await parts.db.transaction().execute(async (transaction) => {
      for (const accountId of new Set(written.map((refusal) => refusal.accountId))) {
        const entries = written.filter((refusal) => refusal.accountId === accountId).map(refusalEntry)
        await appendAudit(transaction, accountId, entries)
      }
    })
  }

  async function write(): Promise<void> {
    const written = refusals
    refusals = new Map()
    try {
      await append([...written.values()])
    } catch (error) {
      // The next round tries again, with those that came meanwhile.
      for (const [key, refusal] of refusals) add(written, key, refusal)
      refusals = written
      throw error
    }
  }
  const repeated = repeat(EVERY_MS, async () => {
    if (refusals.size > 0) await write()
  })
  return {
    stop: async () => {
      await repeated.stop()
      if (refusals.size > 0) await write().catch(() => undefined)
    },
  }
}
