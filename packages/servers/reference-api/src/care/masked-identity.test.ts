import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { maskedEmail, maskedName, maskedPhone } from './masked-identity.ts'

test('masks show enough to recognize the person', () => {
  expect(maskedEmail('jo.field@mail.example')).toBe('j•••@m•••.example')
  expect(maskedPhone('+447700900123')).toBe('+44••••••••23')
  expect(maskedName('Łukasz van Field')).toBe('Ł••• v••• F•••')
})

test('a mask never contains what it hides', () => {
  const word = fc.stringMatching(/^[a-z]{2,12}$/)
  fc.assert(
    fc.property(word, word, (local, domain) => {
      expect(maskedEmail(`${local}@${domain}.example`)).toBe(`${local[0]}•••@${domain[0]}•••.example`)
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (phone) => {
      const mask = maskedPhone(phone)
      expect(mask).toHaveLength(phone.length)
      expect(mask.replace(/[^•]/g, '').length).toBe(phone.length - 5)
    }),
  )
})
