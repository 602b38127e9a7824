import { digest } from '@portal/accounts/digest.ts'
import { networkOf } from '@portal/accounts/sign-ins/network-of.ts'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../database/transaction.ts'
import {
  type Counter,
  type CounterKind,
  currentFailures,
  failuresLeft,
  secondsToWait,
} from './brake-policy.ts'

/** The origin and account of an attempt. */
interface Attempt {
  email: string
  address: string
  /** The browser has signed this user in before, so it has a separate counter. */
  device: string | undefined
}

interface BrakeState {
  /** How long the attempt must wait; 0 when it is admitted. */
  seconds: number
  /** How many further failures are forgiven after this one. */
  failuresLeft: number
}

export interface SignInBrake {
  /** Counts an attempt as failed in advance, unless it must wait. */
  take(attempt: Attempt): Promise<BrakeState>
  /** Uncounts an attempt with the right password. */
  release(attempt: Attempt): Promise<void>
}

/**
 * Slows down guessing. The counters are in the database, so that all replicas share them; counting before the
 * comparison leaves no gap for simultaneous attempts. A browser that has signed the user in before does not
 * wait because of others' attempts, neither for that user nor from the same address, so nobody can lock a
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
        if (wait > 0) return { seconds: wait, failuresLeft: 0 }
        const left = []
        for (const counter of counters) {
          const failures = currentFailures(counter) + 1
          await setFailures(client, counter.key, failures)
          left.push(failuresLeft(counter.kind, failures))
        }
        return { seconds: 0, failuresLeft: Math.min(...left) }
      }),
    async release(attempt) {
      for (const [kind, key] of countersOf(attempt)) {
        // Owning one password must not allow resetting the count of a whole address.
        const failures = kind === 'address' ? 'failures - 1' : '0'
        await database.query(`update identity.sign_in_attempt set failures = ${failures} where key = $1`, [
          key,
        ])
      }
    },
  }
}

/** Always in the same order, so that two transactions cannot deadlock. */
function countersOf({ email, address, device }: Attempt): [CounterKind, string][] {
  if (device) return [['device', digest(`device ${device}`)]]
  return [
    ['address', digest(`address ${networkOf(address)}`)],
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
