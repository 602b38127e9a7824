import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import stringify from 'safe-stable-stringify'
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

/** The same text for the same entry, whatever the order of its members. */
const canonical = (entry: object): string => stringify(entry)

function hashOf(facts: AuditFacts, { no, hash }: ChainHead): Buffer {
  const text = canonical({ ...facts, at: facts.at.toISOString(), no: no + 1 })
  return createHash('sha256').update(hash).update(text).digest()
}

/** The row that follows `head`: it carries the hash of all that came before. */
export function chained(facts: AuditFacts, head: ChainHead): AuditRow {
  return { ...facts, no: head.no + 1, previousHash: head.hash, hash: hashOf(facts, head) }
}

/** Whether `row` is what was once written after `head`. */
export function follows({ no, previousHash, hash, ...facts }: AuditRow, head: ChainHead): boolean {
  return no === head.no + 1 && previousHash.equals(head.hash) && hash.equals(hashOf(facts, head))
}
