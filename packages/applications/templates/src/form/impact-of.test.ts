import { expect, test } from '@jest/globals'
import { impactOf } from './impact-of.ts'

test.each([
  [
    'the English text of the system',
    'system' as const,
    { lang: 'en', draft: false, enabled: true },
    [
      'Consumers get this text from now on.',
      'The texts in other languages and of issuers that override it count as outdated.',
    ],
  ],
  [
    'another text of the system',
    'system' as const,
    { lang: 'pl', draft: false, enabled: true },
    ['Consumers get this text from now on.', 'The texts of issuers that override it count as outdated.'],
  ],
  [
    'a text of an issuer',
    'srcpi' as const,
    { lang: 'en', draft: false, enabled: false },
    ['It is switched off and is not sent.'],
  ],
  [
    'a draft',
    'system' as const,
    { lang: 'en', draft: true, enabled: true },
    ['It is a draft and is not sent.'],
  ],
])('saving %s says whom it reaches', (_text, scope, body, impact) => {
  expect(impactOf(scope, body)).toEqual(impact)
})
