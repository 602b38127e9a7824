import { expect, test } from '@jest/globals'
import { locale } from './formats.ts'

test.each(['en_US', 'pl_PL', 'de_CH'])('accepts the locale %s', (text) => {
  expect(locale.safeParse(text).success).toBe(true)
})

test.each(['zz_ZZ', 'en_ZZ', 'zz_US', 'en-US', 'EN_us'])('rejects the locale %s', (text) => {
  expect(locale.safeParse(text).success).toBe(false)
})
