import { expect, test } from '@jest/globals'
import { pemOf, readCertificate } from './read-certificate.ts'
import { createTestCertificate } from './test-certificate.ts'

test('reads subject, issuer, key and use', async () => {
  const certificate = await createTestCertificate(90)
  expect(readCertificate(certificate.toString('pem'))).toMatchObject({
    subject: 'CN=pay.example, O=Example Bank',
    issuer: 'Self-signed',
    validTo: certificate.notAfter.toISOString(),
    key: 'RSA, 2048 bits',
    uses: ['digital signature', 'key encipherment', 'TLS server'],
    unfit: ['TLS_CLIENT'],
  })
})

test('converts a binary file', async () => {
  const certificate = await createTestCertificate(90)
  expect(readCertificate(pemOf(certificate.rawData) ?? '')?.subject).toBe(certificate.subject)
})

test.each(['', 'Hello', '-----BEGIN CERTIFICATE-----\nAQAB\n-----END CERTIFICATE-----'])(
  'finds no certificate in %j',
  (text) => {
    expect(readCertificate(text)).toBeUndefined()
  },
)
