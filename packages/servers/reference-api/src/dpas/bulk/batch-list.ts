import { Readable } from 'node:stream'
import { BULK_CONTENT_TYPES } from '@portal/contract/dpas/dpa-bulk.ts'
import { v7 as uuid } from 'uuid'
import type { Caller } from '../../access/caller.ts'
import { SCHEMA_VERSION } from '../../bulk/json-header.ts'
import { ndjsonRows } from '../../bulk/ndjson-rows.ts'
import type { ObjectStore } from '../../storage/object-store.ts'

/** Header of such a list. */
const KIND = 'dpa-list'

function* linesOf(ids: readonly string[]): Generator<string> {
  yield `${JSON.stringify({ schemaVersion: SCHEMA_VERSION, kind: KIND })}\n`
  for (const id of ids) yield `${JSON.stringify({ id })}\n`
}

/** Stores the ids of DPAs as the source of a task; returns its key in the object store. */
export async function keepBatchList(
  storage: ObjectStore,
  { accountId }: Caller,
  ids: readonly string[],
): Promise<string> {
  const key = `${accountId}/batches/${uuid()}`
  await storage.write(key, Readable.from(linesOf(ids)), BULK_CONTENT_TYPES.ndjson)
  return key
}

/** The rows of such a source: one id each. */
export const batchRows = (bytes: AsyncIterable<Uint8Array>) => ndjsonRows(bytes, KIND)
