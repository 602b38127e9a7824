import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getSubjectData, updateSubjectData } from '@portal/contract/subjects/subject-endpoints.ts'
import { demoCertificate } from '@portal/demo-data/demo-certificate.ts'
import { startTestServer, type TestCaller, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let admin: TestCaller

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const changeReason = 'Because the test says so.'
const save = (dataKey: string, body: object) =>
  admin.call(updateSubjectData, { params: { subjectId: 'system', dataKey }, body: { ...body, changeReason } })

function rsaKey(modulusLength: number) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength })
  const facts = { kid: 'one', use: 'sig', alg: 'RS256' }
  return {
    open: { ...publicKey.export({ format: 'jwk' }), ...facts },
    secret: { ...privateKey.export({ format: 'jwk' }), ...facts },
  }
}

test('adds thumbprints to public keys', async () => {
  // The example of RFC 7638, section 3.1.
  const key = {
    kty: 'RSA',
    kid: '2011-04-29',
    use: 'sig',
    alg: 'RS256',
    e: 'AQAB',
    n: '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw',
  }
  const { status, body } = await save('jwk', { keys: [{ ...key, thumbprint: 'made-up' }] })
  expect([status, body.keys]).toEqual([
    200,
    [{ ...key, thumbprint: 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs' }],
  ])
})

test('what was read can be saved again unchanged', async () => {
  const { body } = await admin.call(getSubjectData, { params: { subjectId: 'system', dataKey: 'key' } })
  expect((await save('key', body ?? {})).body).toEqual(body)
})

test.each<[string, () => object, number, string]>([
  ['private key material', () => ({ keys: [rsaKey(2048).secret] }), 422, 'KEY_PRIVATE_MATERIAL'],
  ['a short RSA key', () => ({ keys: [rsaKey(1024).open] }), 422, 'KEY_WEAK'],
  [
    'a point that is not on the curve',
    () => ({ keys: [{ kty: 'EC', kid: 'a', use: 'sig', alg: 'ES256', crv: 'P-256', x: 'AQAB', y: 'AQAB' }] }),
    422,
    'VALIDATION_FAILED',
  ],
])('rejects a key set with %s', async (_, body, status, reason) => {
  const answer = await save('jwk', body())
  expect([answer.status, answer.error.reason]).toEqual([status, reason])
})

test('a rejected private key is never returned', async () => {
  const { secret } = rsaKey(2048)
  const answer = await save('jwk', { keys: [secret] })
  expect(answer.text).not.toContain(secret.d ?? 'no secret')
})

const certificate = (validTo: Date) =>
  demoCertificate({
    commonName: 'client.sample.example',
    organization: 'Sample',
    validFrom: new Date('2020-01-01T00:00:00Z'),
    validTo,
    keySeed: Buffer.alloc(32, 7),
  })
const tomorrow = new Date(Date.now() + 86_400_000)
const past = new Date('2021-01-01T00:00:00Z')
const entry = (certificatePem: string, more = {}) => ({
  keyId: 'tls',
  purpose: 'TLS_CLIENT',
  certificatePem,
  ...more,
})

test('reads the facts from a certificate', async () => {
  const pem = certificate(tomorrow)
  const { status, body } = await save('key', { keys: [entry(pem, { subjectDn: 'CN=made up' })] })
  expect(status).toBe(200)
  expect(body.keys).toMatchObject([
    {
      status: 'ACTIVE',
      subjectDn: 'O=Sample, CN=client.sample.example',
      validFrom: '2020-01-01T00:00:00.000Z',
      fingerprintSha256: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
    },
  ])
})

/** Valid until 2126, with an empty subject. */
const NAMELESS = `-----BEGIN CERTIFICATE-----
MIIBOzCB7qADAgECAhQfze5rb38h4bqE4W1LPWfIbp8BsDAFBgMrZXAwADAgFw0y
NjExMzAyMDQ2MDdaGA8yMTI2MTEwNjIwNDYwN1owADAqMAUGAytlcAMhAJrCI4VP
DpBbs+G8tCLoKa95HqTdhkFspRSrhaTCiUVno3gwdjAdBgNVHQ4EFgQUGIQtfIxp
tEOnG0RkvdXHgHc/kbwwHwYDVR0jBBgwFoAUGIQtfIxptEOnG0RkvdXHgHc/kbww
DwYDVR0TAQH/BAUwAwEB/zAjBgNVHREBAf8EGTAXghVjbGllbnQuc2FtcGxlLmV4
YW1wbGUwBQYDK2VwA0EA6O2d+nJGr4DtoJw9ndpzgYJs4LHXNCZuBZu1mC4UH9db
RDsnuzodmeEdVv7rhcBniffFbcm8CoaifInH3/2gCw==
-----END CERTIFICATE-----`

test('reads a certificate whose name is only among its alternative names', async () => {
  const { status, body } = await save('key', { keys: [entry(NAMELESS)] })
  expect([status, body.keys]).toMatchObject([200, [{ subjectDn: '' }]])
})

/** The certificate with a key of an algorithm that does not exist. */
function withUnknownKey(pem: string): string {
  const der = Buffer.from(pem.replace(/-----.*-----/g, ''), 'base64').toString('hex')
  const changed = Buffer.from(der.replace('302a300506032b6570', '302a300506032b6501'), 'hex')
  return `-----BEGIN CERTIFICATE-----\n${changed.toString('base64')}\n-----END CERTIFICATE-----`
}

test.each<[string, object, string]>([
  ['an expired certificate in use', entry(certificate(past)), 'KEY_EXPIRED'],
  [
    'a certificate that cannot be read',
    entry('-----BEGIN CERTIFICATE-----\nAQAB\n-----END CERTIFICATE-----'),
    'VALIDATION_FAILED',
  ],
  ['a certificate with an unknown key', entry(withUnknownKey(certificate(tomorrow))), 'VALIDATION_FAILED'],
  [
    'a private key',
    entry('-----BEGIN PRIVATE KEY-----\nAQAB\n-----END PRIVATE KEY-----'),
    'KEY_PRIVATE_MATERIAL',
  ],
])('rejects %s', async (_, key, reason) => {
  expect((await save('key', { keys: [key] })).error.reason).toBe(reason)
})

test('an expired certificate may stay when it is retired', async () => {
  expect((await save('key', { keys: [entry(certificate(past), { status: 'RETIRED' })] })).status).toBe(200)
})
