import { expect, test } from '@jest/globals'
import { dataSchemaOf } from './data-schema-of.ts'
import { type DataKey, dataKeysOf, SUBJECT_TYPES, type SubjectType } from './subject.ts'

const rsaKey = { kty: 'RSA', kid: 'a', use: 'sig', alg: 'RS256', n: 'AQAB', e: 'AQAB' }
const identity = {
  consumerIdentityTypes: ['EMAIL_ADDRESS'],
  idvChannels: ['EMAIL', 'SMS'],
  defaultChannel: 'SMS',
}
const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'
const certificate = { keyId: 'tls', purpose: 'TLS_CLIENT', certificatePem: pem }
const notifications = { enabled: true, webhookUrl: 'https://hooks.example/c2p', events: ['CARD_ENROLLED'] }
const item = {
  resourceKey: 'TERMS',
  lang: 'en',
  dirId: '018f0f5e-7b7a-7c3b-8f5e-1234567890ab',
  fileId: '018f0f5e-7b7a-7c3b-8f5e-1234567890ac',
  verId: null,
}
const issuer = {
  legalName: 'Harbour & Vale Bank plc',
  displayName: 'Harbour & Vale Bank',
  countryCode: 'GB',
  contacts: [{ kind: 'TECHNICAL', name: 'Service desk', email: 'desk@harbour-vale.example' }],
  issuerName: 'Harbour & Vale',
  cardBrands: ['VISA'],
  binRanges: [{ low: '990000', high: '990099', cardType: 'DEBIT' }],
  enrolmentMethods: ['BATCH'],
}

function issuesOf(type: SubjectType, dataKey: DataKey, body: unknown) {
  const { error } = dataSchemaOf(type, dataKey).safeParse(body)
  return error?.issues.map(({ path, code, ...rest }) => [
    path.join('/'),
    'params' in rest ? rest.params?.reason : code,
  ])
}

test.each<[string, SubjectType, DataKey, object]>([
  ['business data', 'SRCPI', 'businessData', issuer],
  ['inherited checkout options', 'SRCI', 'defaultDpaConfig', {}],
  ['some checkout options', 'SRCI', 'defaultDpaConfig', { options: { orderType: null } }],
  ['identity configuration', 'SRC', 'identityConfig', identity],
  ['keys', 'DCF', 'jwk', { keys: [rsaKey] }],
  ['the address of a key set', 'DCF', 'jwk', { jwksUri: 'https://dcf.example/jwks.json' }],
  ['certificates', 'DCF', 'key', { keys: [certificate] }],
  ['notifications', 'DCF', 'notificationsConfig', notifications],
  ['resources', 'SRC', 'resourceData', { items: [item, { ...item, lang: 'pl' }] }],
])('accepts %s', (_, type, dataKey, body) => {
  expect(issuesOf(type, dataKey, body)).toBeUndefined()
})

test.each<[string, SubjectType, DataKey, object, unknown[]]>([
  [
    'an issuer without technical contact',
    'SRCPI',
    'businessData',
    { ...issuer, contacts: [{ ...issuer.contacts[0], kind: 'SUPPORT' }] },
    [['contacts', 'custom']],
  ],
  [
    'a BIN range that runs backwards',
    'SRCPI',
    'businessData',
    { ...issuer, binRanges: [{ low: '990099', high: '990000', cardType: 'DEBIT' }] },
    [['binRanges/0/high', 'OUT_OF_RANGE']],
  ],
  [
    'a BIN range of two lengths',
    'SRCPI',
    'businessData',
    { ...issuer, binRanges: [{ low: '990000', high: '99000099', cardType: 'DEBIT' }] },
    [['binRanges/0/high', 'custom']],
  ],
  [
    'system defaults that inherit',
    'SRC',
    'defaultDpaConfig',
    {},
    [
      ['supportedCardBrands', 'invalid_type'],
      ['supportedCheckoutTypes', 'invalid_type'],
      ['options', 'invalid_type'],
    ],
  ],
  [
    'a default channel that is not chosen',
    'SRC',
    'identityConfig',
    { ...identity, defaultChannel: 'PASSKEY' },
    [['defaultChannel', 'custom']],
  ],
  [
    'an external platform without its id',
    'SRC',
    'identityConfig',
    { ...identity, externalAuth: { enabled: true } },
    [['externalAuth/authPlatformSubjectId', 'REQUIRED']],
  ],
  ['neither keys nor their address', 'DCF', 'jwk', {}, [['keys', 'REQUIRED']]],
  [
    'keys and their address',
    'DCF',
    'jwk',
    { jwksUri: 'https://dcf.example/jwks.json', keys: [rsaKey] },
    [['keys', 'REQUIRED']],
  ],
  [
    'private key material',
    'DCF',
    'jwk',
    { keys: [{ ...rsaKey, d: 'AQAB' }] },
    [['keys/0/d', 'KEY_PRIVATE_MATERIAL']],
  ],
  ['two keys of one name', 'DCF', 'jwk', { keys: [rsaKey, rsaKey] }, [['keys/1/kid', 'NOT_UNIQUE']]],
  [
    'a private key instead of a certificate',
    'DCF',
    'key',
    { keys: [{ ...certificate, certificatePem: pem.replaceAll('CERTIFICATE', 'PRIVATE KEY') }] },
    [['keys/0/certificatePem', 'KEY_PRIVATE_MATERIAL']],
  ],
  [
    'notifications without address',
    'DCF',
    'notificationsConfig',
    { enabled: true, events: [] },
    [['webhookUrl', 'REQUIRED']],
  ],
  [
    'two texts for one purpose and language',
    'SRC',
    'resourceData',
    { items: [item, item] },
    [['items/1', 'NOT_UNIQUE']],
  ],
])('refuses %s', (_, type, dataKey, body, issues) => {
  expect(issuesOf(type, dataKey, body)).toEqual(issues)
})

test('no part of any subject accepts unknown members', () => {
  const parts = SUBJECT_TYPES.flatMap((type) => dataKeysOf(type).map((dataKey) => [type, dataKey] as const))
  const lenient = parts.filter(([type, dataKey]) => {
    const issues = dataSchemaOf(type, dataKey).safeParse({ hack: 1 }).error?.issues ?? []
    return !issues.some(({ code }) => code === 'unrecognized_keys')
  })
  expect(lenient).toEqual([])
})
