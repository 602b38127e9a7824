import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/transaction.ts'
import { digest } from '../digest.ts'
import { type Counter, type CounterKind, currentFailures, secondsToWait } from './brake-policy.ts'

/** Where an attempt comes from, and for which account. */
interface Attempt {
  email: string
  address: string
  /** The browser has signed this user in before; it has a counter of its own. */
  device: string | undefined
}

export interface SignInBrake {
  /** Counts an attempt as failed in advance and answers 0, or answers how many seconds it must wait. */
  take(attempt: Attempt): Promise<number>
  /** Takes the count back after the right password. */
  release(attempt: Attempt): Promise<void>
}

/**
 * Slows guessing down. The counters are in the database, so that all replicas share them; counting before
 * the password is compared leaves no gap for many attempts at once. A browser the user has signed in with
 * does not wait because of attempts by others, neither for that user nor from the same address, so nobody can lock a
 * user out.
 */
export function createSignInBrake(database: Pool): SignInBrake {
  return {
    take: (attempt) =>
      inTransaction(database, async (client) => {
        const counters = []
        for (const [kind, key] of countersOf(attempt))
          counters.push({ kind, key, ...(await lock(client, key)) })
        const wait = Math.max(...counters.map((counter) => secondsToWait(counter.kind, counter)))
        if (wait > 0) return wait
        for (const counter of counters) await setFailures(client, counter.key, currentFailures(counter) + 1)
        return 0
      }),
    async release(attempt) {
      for (const [kind, key] of countersOf(attempt)) {
        // Somebody who owns one password must not be able to clear the count of a whole address.
        const failures = kind === 'address' ? 'failures - 1' : '0'
        await database.query(`update identity.sign_in_attempt set failures = ${failures} where key = $1`, [
          key,
        ])
      }
    },
  }
}

/** Always in the same order, so that two transactions cannot wait for each other. */
function countersOf({ email, address, device }: Attempt): [CounterKind, string][] {
  if (device) return [['device', digest(`device ${device}`)]]
  return [
    ['address', digest(`address ${address}`)],
    ['email', digest(`email ${email}`)],
  ]
}

async function lock(client: PoolClient, key: string): Promise<Counter> {
  await client.query('insert into identity.sign_in_attempt (key) values ($1) on conflict do nothing', [key])
  const { rows } = await client.query<Counter>(
    `select failures, extract(epoch from now() - last_at)::float as age
     from identity.sign_in_attempt where key = $1 for update`,
    [key],
  )
  return rows[0] ?? { failures: 0, age: 0 }
}

async function setFailures(client: PoolClient, key: string, failures: number): Promise<void> {
  await client.query('update identity.sign_in_attempt set failures = $2, last_at = now() where key = $1', [
    key,
    failures,
  ])
}
