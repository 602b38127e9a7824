import type { ImportStrategy } from '@portal/contract/dpas/dpa-bulk.ts'
import { ACTION_COLUMN, SUBJECT_COLUMN } from '@portal/contract/dpas/dpa-columns.ts'
import { listDpas, listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { call } from '@portal/session'

/** The cells of a row by column; others stay empty. */
export type SampleRow = Readonly<Record<string, string>>

const SHOPS = ['Copper Lantern Books', 'Amber Harbour Cafe', 'Juniper Mill Outfitters'] as const

function newShop(name: string, index: number): SampleRow {
  const host = `https://shop.${name.toLowerCase().replaceAll(' ', '-')}.example`
  return {
    [ACTION_COLUMN]: 'ADD',
    srciDpaId: `sample-${index + 1}`,
    dpaName: `${name} Ltd`,
    dpaPresentationName: name,
    dpaUri: host,
    applicationType: 'WEB_BROWSER',
    originDomains: host,
    supportEmail: `help@${new URL(host).hostname}`,
    merchantCountryCode: 'PL',
    merchantCategoryCodes: '5942|5411',
    acquirers: `12345:990000:m${index + 1}`,
    debitTokenRequested: 'false',
    supportedCardBrands: 'MASTERCARD|VISA',
  }
}

/** Existing payment applications with their present names: importing them changes nothing until edited. */
async function existingRows(subjectId: string | undefined): Promise<readonly SampleRow[]> {
  const query = { pageSize: SHOPS.length }
  const { items } =
    subjectId === undefined
      ? await call(listDpas, { query })
      : await call(listDpasOfSubject, { params: { subjectId }, query })
  return items.map(({ subjectId: owner, srciDpaId, dpaName, dpaPresentationName }) => ({
    [SUBJECT_COLUMN]: owner,
    srciDpaId,
    dpaName,
    dpaPresentationName,
  }))
}

/** New payment applications of published SRC initiators. */
async function newRows(subjectId: string | undefined): Promise<readonly SampleRow[]> {
  const rows = SHOPS.map(newShop)
  if (subjectId !== undefined) return rows
  const { items } = await call(listSubjects, {
    query: { type: 'SRCI', status: 'ACTIVE', publicationStatus: 'PUBLISHED', pageSize: rows.length },
  })
  return rows.map((row, index) => ({ ...row, [SUBJECT_COLUMN]: items[index % items.length]?.id ?? '' }))
}

/**
 * Rows that can be imported as they are with this strategy, for one subject or, without one, for those that the rows
 * name. Empty when there is nothing to update.
 */
export const sampleRows = (strategy: ImportStrategy, subjectId?: string): Promise<readonly SampleRow[]> =>
  strategy === 'UPDATE_ONLY' ? existingRows(subjectId) : newRows(subjectId)
