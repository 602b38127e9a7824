import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import stringify from 'safe-stable-stringify'
import { snakeCased } from './snake-cased.ts'
import type { AuditEntryTable } from './tables.ts'

/** The contents of an entry, without its place in the chain. */
export type AuditFacts = Omit<
  Selectable<AuditEntryTable>,
  'no' | 'previousHash' | 'hash' | 'isLastOfBlock' | 'isLate'
>
export type AuditRow = Selectable<AuditEntryTable>

/** The last entry of an account's chain. */
export interface ChainHead {
  readonly no: number
  readonly hash: Buffer
}

export const EMPTY_CHAIN: ChainHead = { no: 0, hash: Buffer.alloc(32) }

/** The entry as JSON for the database and for hashing: the same text whatever the order of its members. */
export const entryText = (facts: AuditFacts): string => stringify(snakeCased(facts))

/** The hash that the database computes for the entry after `head`; it covers all earlier entries. */
function hashOf(text: string, { no, hash }: ChainHead): Buffer {
  const place = Buffer.alloc(8)
  place.writeBigInt64BE(BigInt(no + 1))
  return createHash('sha256').update(hash).update(place).update(text).digest()
}

/** Whether `row` is unchanged since it was appended after `head`. */
export function follows(
  { no, previousHash, hash, isLastOfBlock: _isLast, isLate: _isLate, ...facts }: AuditRow,
  head: ChainHead,
): boolean {
  return no === head.no + 1 && previousHash.equals(head.hash) && hash.equals(hashOf(entryText(facts), head))
}
