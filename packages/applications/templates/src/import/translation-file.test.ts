import { expect, test } from '@jest/globals'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { readTranslations, writeTranslations } from './translation-file.ts'

const person = { id: 'a', email: 'a@program.example', name: 'A' }
const english: Template = {
  subjectId: 'system',
  channel: 'EMAIL',
  type: 'OTP',
  lang: 'en',
  subjectLine: '=Code',
  bodyText: 'Your code,\n"{{otp}}"',
  bodyHtml: '<b>{{otp}}</b>',
  enabled: true,
  draft: false,
  problems: 0,
  outdatedSince: null,
  origin: 'OWN',
  revision: 1,
  createdAt: '2026-06-01T00:00:00.000Z',
  createdBy: person,
  updatedAt: '2026-06-01T00:00:00.000Z',
  updatedBy: person,
}
const german: Template = { ...english, lang: 'de', revision: 3, subjectLine: '=Code: {{otp}}' }

test('reads back what it exported', () => {
  const file = writeTranslations([{ source: english, lang: 'de', target: german }])
  expect(readTranslations(file)).toEqual([
    {
      row: 2,
      channel: 'EMAIL',
      type: 'OTP',
      lang: 'de',
      revision: 3,
      subjectLine: '=Code: {{otp}}',
      bodyText: english.bodyText,
      bodyHtml: english.bodyHtml,
    },
  ])
})

test('exports no cell that a spreadsheet takes for a formula', () => {
  const file = writeTranslations([{ source: english, lang: 'de', target: german }])
  expect(file).toContain("'=Code")
  expect(file).not.toMatch(/[,\n"]=/)
})

test('reads back separators that an export does not put in quotes', () => {
  const target = { ...german, bodyText: 'a; b\tc' }
  const file = writeTranslations([{ source: english, lang: 'de', target }])
  expect(readTranslations(file)).toMatchObject([{ bodyText: 'a; b\tc', bodyHtml: english.bodyHtml }])
})

test.each([
  ['channel;type;lang;text\nSMS;WELCOME;de;Hallo, Anna\n', 'Hallo, Anna'],
  ['\ufeff"channel";"type";"lang";"text"\nSMS;WELCOME;de;Hallo, Anna\n', 'Hallo, Anna'],
  ['channel\ttype\tlang\ttext\nSMS\tWELCOME\tde\tHallo, Anna; Grüße\n', 'Hallo, Anna; Grüße'],
])('separates the cells of %j only as its column names', (file, bodyText) => {
  expect(readTranslations(file)).toMatchObject([{ bodyText }])
})

test('accepts column names in any case', () => {
  const file = 'Channel,TYPE,lang,Text,html\nEMAIL,OTP,de,Hallo,<p>Hallo</p>\n'
  expect(readTranslations(file)).toMatchObject([{ channel: 'EMAIL', type: 'OTP', bodyHtml: '<p>Hallo</p>' }])
})

test('skips untranslated rows, and keeps the numbers of the others', () => {
  const file = 'channel;type;lang;text\nSMS;OTP;de;\nSMS;WELCOME;de;Hallo\n'
  expect(readTranslations(file).map(({ row, bodyText }) => [row, bodyText])).toEqual([[3, 'Hallo']])
})

test.each([
  ['channel,type,lang\nSMS,OTP,de\n', 'The file has no column "text".'],
  ['channel,type,lang,text\nSMS,OTP,de,\n', 'This file has no translations yet.'],
  ['', 'The file has no column "channel", "type", "lang", "text".'],
  ['MZ and so on', 'The file has no column'],
  ['c\0h\0', 'The file is not encoded as UTF-8.'],
  ['channel,type,lang,text\nSMS,OTP,de,"Hal', 'The file is not valid CSV.'],
  ['channel,type,lang,text\nSMS,OTP,de,Gr\ufffd\ufffde\n', 'The file is not encoded as UTF-8.'],
])('rejects %j with a message', (file, sentence) => {
  expect(() => readTranslations(file)).toThrow(sentence)
})
