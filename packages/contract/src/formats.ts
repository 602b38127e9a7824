import { z } from 'zod'
import { COUNTRY_CODES } from './country.ts'
import { HARMFUL_IN_LINE, HARMFUL_IN_PARAGRAPH } from './harmful-characters.ts'
import './plain-messages.ts'

/** A message about an invalid value; a missing value gets the general message. */
const invalidMessage = (sentence: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? undefined : sentence

const normalize = (value: string) => value.normalize('NFC')

/** One line of text: trimmed, NFC, no control characters, `min` to `max` characters. */
export const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, min === 1 ? 'This field is required' : undefined)
    .max(max)
    .refine((value) => !HARMFUL_IN_LINE.test(value), 'Remove the invisible characters')
    .overwrite(normalize)

/** Multiline text. */
export const paragraph = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => !HARMFUL_IN_PARAGRAPH.test(value), 'Remove the invisible characters')
    .overwrite(normalize)

export const email = z
  .email({ error: invalidMessage('Must be an email address') })
  .max(254)
  .toLowerCase()
export const phone = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{6,14}$/, 'Must be a phone number such as +48221234567')
export const url = z
  .url({ protocol: /^https$/, error: invalidMessage('Must be an HTTPS URL'), abort: true })
  .trim()
  .max(1024)
  .regex(/^https:\/\/[^\s\p{Cc}\p{Cs}]+$/u, 'Must be an HTTPS URL')
export const origin = url.refine(
  (value) => URL.canParse(value) && new URL(value).origin === value,
  'Must be an origin such as https://shop.example',
)
export const uuid = z.uuid().toLowerCase()
export const countryCode = z.enum(COUNTRY_CODES, {
  error: invalidMessage('Must be a two-letter country code, such as PL'),
})
export const language = z
  .string()
  .max(12)
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Must be a language tag')
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const countries: ReadonlySet<string> = new Set(COUNTRY_CODES)

/** A known language and a known country. */
const isKnownLocale = (text: string): boolean => {
  const [language = '', country = ''] = text.split('_')
  return languages.of(language) !== undefined && countries.has(country)
}

export const locale = z
  .string()
  .regex(/^[a-z]{2}_[A-Z]{2}$/, { error: 'Must be a locale such as en_US', abort: true })
  .refine(isKnownLocale, 'Must be a known language and country, such as en_US')
export const bin = z.string().regex(/^\d{6,11}$/, 'Must be 6 to 11 digits')
export const mcc = z.string().regex(/^\d{4}$/, 'Must be 4 digits')
export const timestamp = z.iso.datetime({ precision: 3 })

/**
 * Reason kept in history: 10 to 500 characters. A short one gets the validation library's own message
 * (specification, section 5).
 */
export const changeReason = paragraph(0, 500).min(10, {
  error: (issue) => z.config().localeError?.(issue),
})

/** Who did something, as recorded at the time. */
export const personRef = z.object({ id: z.string(), email: z.string(), name: z.string() })
export type PersonRef = z.infer<typeof personRef>

export const address = z.strictObject({
  name: line(1, 100).optional(),
  line1: line(1, 75),
  line2: line(1, 75).optional(),
  line3: line(1, 75).optional(),
  city: line(1, 50),
  state: line(1, 30).optional(),
  countryCode,
  zip: line(1, 20).optional(),
})

/** Reports each key that an earlier member has, at its member or at the field of the member. */
function requireUnique(
  keys: readonly unknown[],
  context: z.core.$RefinementCtx,
  field: readonly string[] = [],
): void {
  const seen = new Set<unknown>()
  keys.forEach((key, index) => {
    if (seen.has(key)) {
      context.addIssue({
        code: 'custom',
        path: [index, ...field],
        message: 'Listed more than once',
        params: { reason: 'NOT_UNIQUE' },
      })
    }
    seen.add(key)
  })
}

/** An array with unique members, compared as a whole or by `by`. */
export const unique = <Item extends z.ZodType>(
  items: z.ZodArray<Item>,
  by: (item: z.output<Item>) => unknown = (item) => item,
) => items.superRefine((list, context) => requireUnique(list.map(by), context))

/** An array whose members have unique values of a field, which carries the error. */
export const uniqueIn = <Field extends string, Item extends z.ZodType<Readonly<Record<Field, unknown>>>>(
  items: z.ZodArray<Item>,
  field: Field,
) =>
  items.superRefine((list, context) =>
    requireUnique(
      list.map((item) => item[field]),
      context,
      [field],
    ),
  )
