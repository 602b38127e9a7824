import { ApiError } from '@portal/server-common/http/api-error.ts'
import { log } from '@portal/server-common/log.ts'
import { Gauge, type Registry } from '@portal/server-common/metrics.ts'
import { sql } from 'kysely'
import type { Caller } from '../access/caller.ts'
import { repeat } from '../repeated-work.ts'
import { connect } from './connect.ts'
import { API_NAME } from './connection-names.ts'
import type { Database } from './tables.ts'

const CHECK_INTERVAL_MS = 500
/** The replica is not read when it is older. */
const MAX_AGE_MS = 5000

/** A streaming replica of the database, for reads that may miss the changes of the last seconds. */
export interface Replica {
  /**
   * Runs a read on the replica if that is recent and has the last change of the caller; otherwise, or if the read fails
   * there, on the database itself.
   */
  read<Result>(
    caller: Pick<Caller, 'id' | 'accountId'>,
    work: (db: Database) => Promise<Result>,
  ): Promise<Result>
  stop(): Promise<void>
}

/** A position in the database's log of changes, and the time of asking. */
interface Position {
  /** Identifies the database and its replicas; positions of others mean nothing. */
  readonly system: string
  readonly lsn: string
  readonly at: number
}

async function currentPosition(db: Database): Promise<Position> {
  const at = performance.now()
  const { rows } = await sql<Omit<Position, 'at'>>`
    select system_identifier::text as system, pg_current_wal_lsn()::text as lsn from pg_control_system()
  `.execute(db)
  const [position] = rows
  if (!position) throw new Error('The database returned no position.')
  return { at, ...position }
}

interface ReplicaState {
  readonly hasPosition: boolean
  /** The number of the last audit entry, by account. */
  readonly lastEntries: Readonly<Record<string, number>> | null
}

async function stateOf(replica: Database, { system, lsn }: Position): Promise<ReplicaState> {
  const { rows } = await sql<ReplicaState>`
    select system_identifier::text = ${system} and pg_is_in_recovery()
        and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has_position,
      (select json_object_agg(account_id, no) from audit_head) as last_entries
    from pg_control_system()
  `.execute(replica)
  const [state] = rows
  if (!state) throw new Error('The replica returned no position.')
  return state
}

/** The number of the last audit entry of an operator's changes; every change has one. */
async function lastEntryOf(db: Database, { id, accountId }: Pick<Caller, 'id' | 'accountId'>) {
  const last = await db
    .selectFrom('auditEntry')
    .select('no')
    .where('accountId', '=', accountId)
    .where(sql`operator ->> 'id'`, '=', id)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.no ?? 0
}

/** Compares a replica with its database twice a second. */
export function followReplica(db: Database, replica: Database, maxAgeMs = MAX_AGE_MS) {
  let next: Position | undefined
  let completeAt = Number.NEGATIVE_INFINITY
  let lastEntries: ReplicaState['lastEntries'] = null
  let wasRecent: boolean | undefined

  const ageMs = () => performance.now() - completeAt
  const isRecent = () => ageMs() <= maxAgeMs

  async function check(): Promise<void> {
    // After a failover, the replica may never reach a position of the former database.
    if (next && performance.now() - next.at > maxAgeMs) next = undefined
    next ??= await currentPosition(db)
    const state = await stateOf(replica, next)
    lastEntries = state.lastEntries
    if (!state.hasPosition) return
    completeAt = next.at
    next = undefined
  }

  function report(): void {
    if (wasRecent === isRecent()) return
    wasRecent = isRecent()
    if (wasRecent) log.info('replica-recent', { message: 'Lists are read from the replica of the database.' })
    else
      log.warn('replica-behind', {
        message: 'The replica is behind or does not answer, so lists are read from the database itself.',
      })
  }

  const { stop } = repeat(CHECK_INTERVAL_MS, () => check().finally(report))

  return {
    ageMs,
    stop,
    async read<Result>(
      caller: Pick<Caller, 'id' | 'accountId'>,
      work: (from: Database) => Promise<Result>,
    ): Promise<Result> {
      const isComplete =
        isRecent() && (await lastEntryOf(db, caller)) <= (lastEntries?.[caller.accountId] ?? 0)
      if (!isComplete) return work(db)
      try {
        return await work(replica)
      } catch (error) {
        // A refusal may be about a record that is too new for the replica.
        if (!(error instanceof ApiError)) completeAt = Number.NEGATIVE_INFINITY
        return work(db)
      }
    },
  } satisfies Replica & { ageMs(): number }
}

interface ReplicaOptions {
  readonly metrics: Registry
  readonly timeoutMs: number
}

/** Connects to the replica at `url`; undefined without one. It may be unreachable now and later. */
export function openReplica(
  db: Database,
  url: string | undefined,
  { metrics, timeoutMs }: ReplicaOptions,
): Replica | undefined {
  if (url === undefined) return undefined
  const replica = connect(url, {
    name: API_NAME,
    connectionTimeoutMs: timeoutMs,
    statementTimeoutMs: timeoutMs,
  })
  const { ageMs, read, stop } = followReplica(db, replica)
  new Gauge({
    name: 'portal_replica_age_seconds',
    help: 'Time since the replica was last seen to have everything that the database had',
    registers: [metrics],
    collect() {
      this.set(ageMs() / 1000)
    },
  })
  return {
    read,
    stop: async () => {
      await stop()
      await replica.destroy()
    },
  }
}
