import { Readable } from 'node:stream'
import { BULK_CONTENT_TYPES } from '@portal/contract/dpas/dpa-bulk.ts'
import { v7 as uuid } from 'uuid'
import type { Caller } from '../../access/caller.ts'
import { SCHEMA_VERSION } from '../../bulk/json-header.ts'
import { ndjsonRows } from '../../bulk/ndjson-rows.ts'
import type { ObjectStore } from '../../storage/object-store.ts'

/** Header of such a list. */
const KIND = 'dpa-list'

/** Ids of DPAs, in blocks. */
type IdBlocks = AsyncIterable<readonly string[]> | Iterable<readonly string[]>

interface BatchList {
  /** Key in the object store. */
  readonly key: string
  /** How many DPAs it names. */
  readonly count: number
}

/** Stores the ids of DPAs as the source of a task. */
export async function keepBatchList(
  storage: ObjectStore,
  { accountId }: Pick<Caller, 'accountId'>,
  blocks: IdBlocks,
): Promise<BatchList> {
  const key = `${accountId}/batches/${uuid()}`
  let count = 0
  async function* text() {
    yield `${JSON.stringify({ schemaVersion: SCHEMA_VERSION, kind: KIND })}\n`
    for await (const ids of blocks) {
      count += ids.length
      yield ids.map((id) => `${JSON.stringify({ id })}\n`).join('')
    }
  }
  await storage.write(key, Readable.from(text()), BULK_CONTENT_TYPES.ndjson)
  return { key, count }
}

/** The rows of such a source: one id each. */
export const batchRows = (bytes: AsyncIterable<Uint8Array>) => ndjsonRows(bytes, KIND)
