import { CARD_BRANDS } from '@portal/contract/card-brand.ts'
import { DEBIT_TOKEN_COUNTRY } from '@portal/contract/dpas/dpa.ts'
import type { DpaBody } from '@portal/contract/dpas/dpa-schemas.ts'
import { ADJECTIVES, HOMES, NOUNS, TRADES } from './demo-merchants.ts'
import type { Random } from './random.ts'

type DpaData = DpaBody['dpaData']

function dpaData(dice: Random, name: string, legalForm: string): DpaData {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const names = { dpaName: `${name} ${legalForm}`, dpaPresentationName: name }
  const dpaLogoUri = `https://cdn.${slug}.example/logo.svg`
  if (dice.chance(0.12)) {
    const dpaUri = `example.${slug.replaceAll('-', '.')}.app`
    return { ...names, dpaUri, applicationType: 'MOBILE_APP', dpaLogoUri, originDomains: [] }
  }
  const dpaUri = `https://shop.${slug}.example`
  return { ...names, dpaUri, applicationType: 'WEB_BROWSER', dpaLogoUri, originDomains: [dpaUri] }
}

const acquirer = (dice: Random) => ({
  acquirerIca: String(dice.int(10_000, 99_999)),
  acquirerBin: String(dice.int(990_000, 999_999)),
  acquirerMerchantId: `M${dice.int(10_000_000, 99_999_999)}`,
})

/** A complete DPA of an invented merchant; `index` makes its id unique. */
export function demoDpaBody(dice: Random, index: number): DpaBody {
  const [trade, mcc] = dice.pick(TRADES)
  const [merchantCountryCode, legalForm, dpaLocale] = dice.pick(HOMES)
  const name = `${dice.pick(ADJECTIVES)} ${dice.pick(NOUNS)} ${trade}`
  return {
    srciDpaId: `${name.toLowerCase().replaceAll(' ', '-')}-${String(index + 1).padStart(6, '0')}`,
    dpaData: dpaData(dice, name, legalForm),
    merchantCountryCode,
    merchantCategoryCodes: [mcc],
    acquirerData: [acquirer(dice)],
    debitTokenRequested: merchantCountryCode === DEBIT_TOKEN_COUNTRY || dice.chance(0.2),
    ...(dice.chance(0.2) && { supportedCardBrands: dice.sample(CARD_BRANDS, dice.int(1, 3)) }),
    ...(dice.chance(0.3) && { options: { dpaLocale } }),
  }
}

/** The changes that merchants request. */
const EDITS: readonly ((body: DpaBody, dice: Random) => DpaBody)[] = [
  (body, dice) => ({ ...body, acquirerData: [...body.acquirerData, acquirer(dice)].slice(-5) }),
  (body) => ({ ...body, dpaData: { ...body.dpaData, supportEmail: 'help@merchants.example' } }),
  (body, dice) => ({ ...body, options: { ...body.options, dynamicDataTtlMinutes: dice.int(5, 60) } }),
  (body, dice) => ({
    ...body,
    notes: `Ticket ${dice.int(10_000, 99_999)}: settings agreed with the merchant.`,
  }),
  (body, dice) => ({ ...body, subMerchantId: `SUB-${dice.int(100_000, 999_999)}` }),
]

/** The body after one change that makes a difference. */
export const edited = (body: DpaBody, dice: Random): DpaBody => dice.pick(EDITS)(body, dice)
