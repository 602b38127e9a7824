import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { namesIdentity } from './without-identity.ts'

test.each([
  'Asked by jo.field@mail.example.',
  'Wrote from JO@MAIL.EXAMPLE today',
  'Asked by jo＠mail.example and jo﹫mail.example',
  'ｊｏ＠ｍａｉｌ．ｅｘａｍｐｌｅ',
  'jo\u200b@\u2060mail.exa\u00admple',
  'йо@почта.example',
  'jo @ mail.example',
  'jo @ mail . example',
  'jo @ mail. example',
  'jo@ mail .example',
  'jo@mail dot example',
  'jo(at)mail.example',
  'jo (AT) mail (dot) example',
  'jo [at] mail dot example',
  'jo {at} mail [.] example',
  'jo <at> mail。example',
  '"jo"(@)mail.example',
  'jo（at）mail．example',
  'jo(at)localhost',
  'jo at mail dot example',
  'jo.field at post dot mail dot example',
  'Called from +44 7700 900123.',
  'Called from 07700 900 123 twice.',
  'Number (0171) 555-12345 was read back.',
  '+48221234567',
  'Number 600 100 200.',
  'Number 0770-0900-123',
  'Number 0770 - 0900 - 123',
  'Number 07.70.09.00.12',
  'Number 0770–0900—123',
  'Number ０７７００９００１２３',
  'Number ٠٧٧٠٠٩٠٠١٢٣',
  'Card 4111 1111 1111 1111',
  'Card 4111-1111-1111-1111',
  'Card 4111.1111.1111.1111',
  'Card 4\u200b111111111111111',
  'Card ４１１１ １１１１ １１１１ １１１１',
  'Card 3782 822463 10005',
])('%s identifies the consumer', (text) => {
  expect(namesIdentity(text)).toBe(true)
})

test.each([
  'Requested erasure in ticket CARE-1042.',
  'Requested erasure in ticket INC-2024-000123, after INC-2023-99887766.',
  'Letter of 2026-11-23 10:42, answered 24.11.2026 11:15.',
  'Recorded at 2026-11-23T10:42:07Z, from 1.11.2026–30.11.2026 and 2026-11-01 - 2026-11-30.',
  'Case 12345678 of the regulator, answer by 30/11/2026.',
  'Paid 1,200.50 by mistake.',
  'Between 100.00 - 200.00 EUR, then 1,234,567.89 and 1.234.567,89.',
  'Open on 24.11. 10.30 - 11.45 and 14.00 - 16.30.',
  'Meet @ the branch office.',
  'Meet @ noon. Example follows.',
  'Meet at noon. Example follows.',
  'Meet (at) noon. Example follows.',
  'Order 2 at 3 pm.',
  'Bought 2@5.00 and 2 @ 5.00.',
  'Complaint at shop.example, looked at again.',
  'Fault (at the branch). It is the same at home.',
  'The dot at the end is missing.',
])('%s does not', (text) => {
  expect(namesIdentity(text)).toBe(false)
})

const pick = fc.constantFrom
const wordOf = (characters: string, maxLength: number) =>
  fc.string({ unit: pick(...characters), minLength: 2, maxLength })

/** Converts printable ASCII to East Asian full width. */
const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
/** An invisible character after each character. */
const hidden = (text: string) => [...text].join('\u200b')
const writing = pick((text: string) => text, wide, hidden)

/** Harmless text around a match. */
const before = pick('', 'Asked by ', 'Ticket CARE-7, on 24.11.2026: ', '(')
const after = pick('', '.', ', twice', ') and left.', '\nPaid 5.00 EUR.')
const within = (found: fc.Arbitrary<string>) => fc.tuple(before, found, after).map((parts) => parts.join(''))

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDéłßжя'

describe('in any context', () => {
  const at = pick('@', ' @ ', '@ ', ' @', '(at)', ' (at) ', ' [AT] ', '{at}', '(@)', ' <at> ')
  const dot = pick('.', ' . ', ' .', '(dot)', ' [dot] ', ' DOT ', ' dot ', '(.)')

  test('finds email addresses in any notation', () => {
    const address = fc
      .tuple(wordOf(`${LETTERS}019`, 12), at, wordOf(`${LETTERS}019-`, 12), dot, wordOf(LETTERS, 8), writing)
      .map(([name, at, host, dot, end, write]) => write(`${name}${at}${host}${dot}${end}`))
    fc.assert(fc.property(within(address), namesIdentity), { numRuns: 3000 })
  })

  test('finds spelled-out email addresses', () => {
    const address = fc
      .tuple(wordOf(LETTERS, 12), wordOf(LETTERS, 12), wordOf(LETTERS, 8), writing)
      .map(([name, host, end, write]) => write(`${name} at ${host} dot ${end}`))
    fc.assert(fc.property(within(address), namesIdentity), { numRuns: 1000 })
  })

  test('finds phone and card numbers in any grouping', () => {
    const digits = fc.string({ unit: pick(...'0123456789'), minLength: 9, maxLength: 19 })
    const separator = pick('', ' ', '  ', '-', '.', '/', ' - ', '–', '—', '‑', '·', '_', '\u00a0')
    const number = fc
      .tuple(digits, fc.integer({ min: 1, max: 5 }), separator, writing)
      .map(([digits, size, separator, write]) =>
        write((digits.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(separator)),
      )
    fc.assert(fc.property(within(number), namesIdentity), { numRuns: 3000 })
  })
})

test('finds nothing in ordinary sentences', () => {
  const two = fc.integer({ min: 10, max: 28 })
  const thing = fc.oneof(
    pick(
      'Meet',
      'at noon.',
      'at the desk',
      'Example follows.',
      'order',
      'dot',
      '@ the branch,',
      '(twice)',
      'at',
    ),
    fc.tuple(two, two).map(([day, hour]) => `${day}.11.2026 ${hour % 24}:15`),
    two.map((day) => `2026-11-${day}`),
    fc.integer({ min: 0, max: 9_999_999 }).map((cents) => `${(cents / 100).toFixed(2)} EUR`),
    fc.integer({ min: 0, max: 9999 }).map((count) => `${count} times`),
    fc.integer({ min: 0, max: 999_999 }).map((no) => `INC-2024-${String(no).padStart(6, '0')},`),
    fc.integer({ min: 0, max: 99_999 }).map((no) => `CARE-${no};`),
  )
  const sentence = fc
    .array(thing, { minLength: 1, maxLength: 12 })
    // "10 at Meet dot INC" reads as a written-out address.
    .filter((things) => !things.some((one, index) => one === 'at' && things[index + 2] === 'dot'))
    .map((things) => things.join(' '))
  fc.assert(
    fc.property(sentence, (text) => !namesIdentity(text)),
    { numRuns: 3000 },
  )
})

test('searches texts of any length', () => {
  const long = ['a', '1 ', ' at a', '@ a.', '(at) a dot ', '12.34 '].map((part) => part.repeat(20_000))
  expect(long.map(namesIdentity)).toEqual([false, true, false, false, false, false])
})
