import { DPA_FILE_KIND } from '@portal/contract/dpas/dpa-bulk.ts'
import type { Database } from '@portal/reference-api/database/tables.ts'

const COLUMNS =
  'srciDpaId,dpaName,dpaPresentationName,dpaUri,applicationType,originDomains,merchantCountryCode,merchantCategoryCodes,supportEmail,acquirers'

function rowOf(batch: string, index: number): string {
  const name = `Copper Lantern ${batch} ${index}`
  const host = `https://shop-${index}.copper-lantern-${batch}.example`
  return `bench-${batch}-${index},${name} Ltd,${name},${host},WEB_BROWSER,${host},PL,5942|5411,help@shop.example,12345:990000:m${index}`
}

/** A CSV file of DPAs; `batch` is part of their ids and names. */
export const csvFile = (batch: string, rows: number): string =>
  [COLUMNS, ...Array.from({ length: rows }, (_, index) => rowOf(batch, index))].join('\n')

const line = (item: object) => `${JSON.stringify(item)}\n`

/** An NDJSON file of DPAs, for more rows than a CSV file may have. `more` is added to each DPA. */
export function ndjsonFile(batch: string, rows: number, more: object = {}): Buffer {
  const items = Array.from({ length: rows }, (_, index) => {
    const name = `Silver Thimble ${batch} ${index}`
    const dpaData = { dpaName: name, dpaPresentationName: name, dpaUri: `app.${batch}.${index}` }
    return Buffer.from(
      line({
        srciDpaId: `bench-${batch}-${index}`,
        dpaData: { ...dpaData, applicationType: 'MOBILE_APP' },
        merchantCountryCode: 'PL',
        merchantCategoryCodes: ['5942'],
        ...more,
      }),
    )
  })
  return Buffer.concat([Buffer.from(line({ schemaVersion: 4, kind: DPA_FILE_KIND })), ...items])
}

/** A live SRCI, the one with the fewest DPAs, that may have as many as there can be. */
export async function roomySrci(db: Database): Promise<string> {
  const { id, draft } = await db
    .selectFrom('subject')
    .select(['id', 'draft'])
    .where('accountId', '=', 'c2p-demo')
    .where('type', '=', 'SRCI')
    .where('status', '=', 'ACTIVE')
    .where('published', 'is not', null)
    .orderBy('dpaCount')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const businessData = { ...draft.businessData, maxDpas: 5_000_000 }
  await db
    .updateTable('subject')
    .set({ draft: { ...draft, businessData } })
    .where('accountId', '=', 'c2p-demo')
    .where('id', '=', id)
    .execute()
  return id
}
