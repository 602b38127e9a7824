import { ACTION_COLUMN } from '@portal/contract/dpas/dpa-columns.ts'
import { type TemplateKind, templateColumns } from './template-columns.ts'

const SHOPS = ['Copper Lantern Books', 'Amber Harbour Cafe', 'Juniper Mill Outfitters']

/** A sample row; columns not listed stay empty. */
function sampleRow(name: string, index: number): Readonly<Record<string, string>> {
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

/** A CSV file with a header and sample rows. */
export function templateText(template: TemplateKind, rows: number): string {
  const names = templateColumns(template).map(({ name }) => name)
  const samples = SHOPS.slice(0, rows).map(sampleRow)
  const lines = [names, ...samples.map((row) => names.map((name) => row[name] ?? ''))]
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}
