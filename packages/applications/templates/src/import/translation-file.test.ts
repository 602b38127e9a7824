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

test('what is written as it was exported comes back as it is', () => {
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

test('no cell begins a formula of a spreadsheet', () => {
  const file = writeTranslations([{ source: english, lang: 'de', target: german }])
  expect(file).toContain("'=Code")
  expect(file).not.toMatch(/[,\n"]=/)
})

test('columns are known in any case, so that nothing of a translation is left out', () => {
  const file = 'Channel,TYPE,lang,Text,html\nEMAIL,OTP,de,Hallo,<p>Hallo</p>\n'
  expect(readTranslations(file)).toMatchObject([{ channel: 'EMAIL', type: 'OTP', bodyHtml: '<p>Hallo</p>' }])
})

test('rows that nobody has translated yet are left out, and the others keep their numbers', () => {
  const file = 'channel;type;lang;text\nSMS;OTP;de;\nSMS;WELCOME;de;Hallo\n'
  expect(readTranslations(file).map(({ row, bodyText }) => [row, bodyText])).toEqual([[3, 'Hallo']])
})

test.each([
  ['channel,type,lang\nSMS,OTP,de\n', 'The file has no column "text".'],
  ['channel,type,lang,text\nSMS,OTP,de,\n', 'Nothing is translated in this file yet.'],
  ['', 'The file has no column "channel", "type", "lang", "text".'],
  ['MZ and so on', 'The file has no column'],
  ['c\0h\0', 'The file is not encoded as UTF-8.'],
  ['channel,type,lang,text\nSMS,OTP,de,"Hal', 'The file is not CSV as spreadsheets write it.'],
  ['channel,type,lang,text\nSMS,OTP,de,Gr\ufffd\ufffde\n', 'The file is not encoded as UTF-8.'],
])('%j is refused with a sentence', (file, sentence) => {
  expect(() => readTranslations(file)).toThrow(sentence)
})
