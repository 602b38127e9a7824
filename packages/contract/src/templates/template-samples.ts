import { PLACEHOLDERS, type TemplateType } from './template.ts'

/** Sample values for previews: typical ones, and those that break layouts. */
export const SAMPLES = ['TYPICAL', 'LONG', 'MISSING', 'RIGHT_TO_LEFT'] as const
export type Sample = (typeof SAMPLES)[number]

export const SAMPLE_LABELS: Record<Sample, string> = {
  TYPICAL: 'Typical',
  LONG: 'Long values',
  MISSING: 'Optional values missing',
  RIGHT_TO_LEFT: 'Right to left',
}

/** The longest values that real systems send; unlisted ones do not vary in length. */
const LONG: Readonly<Record<string, string>> = {
  maskedIdentity: 'm•••••••••••••••@international-correspondence.example',
  merchantName: 'The Old Harbour Lighthouse Keepers’ Antiquarian Bookshop & Café, Ltd.',
  issuerName: 'Cooperative Savings and Agricultural Credit Union of the Upper Valleys',
  cardBrand: 'American Express',
  amount: '1,234,567.89 EUR',
  eventTime: '30 September 2026, 23:59 Central European Summer Time',
  consumerName: 'Maximiliane-Alexandra von und zu Hohenlohe-Schillingsfürst',
  deviceName: 'Samsung Internet 27 on Samsung Galaxy Tab S10 Ultra Enterprise Edition',
  expiryMinutes: '1440',
  lockoutMinutes: '1440',
}

const RIGHT_TO_LEFT: Readonly<Record<string, string>> = {
  merchantName: 'مكتبة الفانوس النحاسي',
  issuerName: 'بنك المرفأ والوادي',
  eventTime: '١ يونيو ٢٠٢٦، ١٤:٠٥',
  consumerName: 'نور الهدى',
  deviceName: 'فايرفوكس على ويندوز',
  amount: '٢٤٫٩٠ €',
}

const VALUES: Record<Sample, ReadonlyMap<string, string>> = {
  TYPICAL: new Map(),
  LONG: new Map(Object.entries(LONG)),
  MISSING: new Map(),
  RIGHT_TO_LEFT: new Map(Object.entries(RIGHT_TO_LEFT)),
}

/** The value of each placeholder of a type. */
export const sampleValues = (type: TemplateType, sample: Sample): Record<string, string> =>
  Object.fromEntries(
    PLACEHOLDERS[type].map(({ name, example, required }) => [
      name,
      sample === 'MISSING' && !required ? '' : (VALUES[sample].get(name) ?? example),
    ]),
  )
