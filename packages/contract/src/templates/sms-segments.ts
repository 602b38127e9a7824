/** The default alphabet of GSM 03.38; one place each. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Its extension; two places each, which are never split. */
const EXTENDED = new Set('^{}\\[~]|€\f')

/** Places in a single message, and in each part of a longer one, which starts with its number. */
const PLACES = { GSM_7: { single: 160, part: 153 }, UCS_2: { single: 70, part: 67 } }

export interface SmsSize {
  /** UCS-2 as soon as a character is not in the GSM-7 alphabet. */
  readonly encoding: 'GSM_7' | 'UCS_2'
  readonly parts: number
  /** Used and available places. */
  readonly used: number
  readonly available: number
  /** Characters that require UCS-2, each once. */
  readonly others: readonly string[]
}

/** The number of parts for characters of these sizes, without splitting any. */
function partsOf(sizes: readonly number[], places: number): number {
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > places) {
      parts += 1
      used = 0
    }
    used += size
  }
  return parts
}

/** The encoding and parts of a text as an SMS. */
export function smsSize(text: string): SmsSize {
  const signs = [...text]
  const others = [...new Set(signs.filter((sign) => !BASIC.has(sign) && !EXTENDED.has(sign)))]
  const encoding = others.length > 0 ? 'UCS_2' : 'GSM_7'
  const sizes = signs.map((sign) => (encoding === 'UCS_2' ? sign.length : EXTENDED.has(sign) ? 2 : 1))
  const used = sizes.reduce((sum, size) => sum + size, 0)
  const { single, part } = PLACES[encoding]
  if (used <= single) return { encoding, parts: 1, used, available: single, others }
  const parts = partsOf(sizes, part)
  return { encoding, parts, used, available: parts * part, others }
}
