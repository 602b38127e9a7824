import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import stringify from 'safe-stable-stringify'
import { snakeCased } from './snake-cased.ts'
import type { AuditEntryTable } from './tables.ts'

/** What an entry says, without its place in the chain. */
export type AuditFacts = Omit<Selectable<AuditEntryTable>, 'no' | 'previousHash' | 'hash'>
export type AuditRow = Selectable<AuditEntryTable>

/** The end of an account's chain. */
export interface ChainHead {
  readonly no: number
  readonly hash: Buffer
}

export const EMPTY_CHAIN: ChainHead = { no: 0, hash: Buffer.alloc(32) }

/** The entry as the database takes it, and as it is hashed: the same text whatever the order of its members. */
export const entryText = (facts: AuditFacts): string => stringify(snakeCased(facts))

/** The hash that the database gives the entry that follows `head`: it covers all that came before. */
function hashOf(text: string, { no, hash }: ChainHead): Buffer {
  const place = Buffer.alloc(8)
  place.writeBigInt64BE(BigInt(no + 1))
  return createHash('sha256').update(hash).update(place).update(text).digest()
}

/** Whether `row` is what was once written after `head`. */
export function follows({ no, previousHash, hash, ...facts }: AuditRow, head: ChainHead): boolean {
  return no === head.no + 1 && previousHash.equals(head.hash) && hash.equals(hashOf(entryText(facts), head))
}
