import { describe, expect, test } from '@jest/globals'
import type { DataKey, SubjectType } from '@portal/contract/subjects/subject.ts'
import { dataFormOf, valuesOf } from './data-form.ts'

/** What is saved when the form of a part is filled in so. */
const saved = (type: SubjectType, dataKey: DataKey, values: Record<string, unknown>) =>
  dataFormOf(type, dataKey, {}).schema.safeParse(values)

/** Field and sentence of each problem. */
const problems = (...asked: Parameters<typeof saved>) =>
  saved(...asked).error?.issues.map(({ path, message }) => [path.join('.'), message])

const key = {
  kty: 'EC',
  kid: 'k1',
  use: 'sig',
  alg: 'ES256',
  crv: 'P-256',
  x: 'x'.repeat(43),
  y: 'y'.repeat(43),
}

describe('keys', () => {
  test('are shown as they come in', () => {
    const { defaultValues } = dataFormOf('SRCI', 'jwk', { jwksUri: 'https://a.example/keys', keys: [key] })
    expect(defaultValues.keys).toEqual([key])
    expect(defaultValues.jwksUri).toBe('https://a.example/keys')
    expect(dataFormOf('SRCI', 'jwk', {}).defaultValues.keys).toEqual([])
  })

  test('with something wrong inside say so at the one field there is', () => {
    const found = problems('SRCI', 'jwk', { keys: [{ ...key, d: 'secret' }] })
    expect(found).toEqual([['keys', 'Send public keys only']])
  })
})

describe('checkout options', () => {
  const options = { consumerNameRequested: 'true', dpaLocale: '', dpaAcceptedBillingCountries: undefined }

  test('of an initiator leave out what is inherited', () => {
    expect(saved('SRCI', 'defaultDpaConfig', { options, supportedCardBrands: '' }).data).toEqual({
      options: { consumerNameRequested: true },
    })
  })

  test('of an initiator that are set to nothing are kept, as nothing is an answer', () => {
    const nothing = { dpaAcceptedBillingCountries: [], orderType: 'NONE' }
    expect(saved('SRCI', 'defaultDpaConfig', { options: nothing }).data).toEqual({
      options: { dpaAcceptedBillingCountries: [], orderType: null },
    })
  })

  test('of an initiator that sets nothing are empty', () => {
    expect(saved('SRCI', 'defaultDpaConfig', { options: {} }).data).toEqual({})
  })

  test('of the system must all be there', () => {
    const fields = problems('SRC', 'defaultDpaConfig', { options })?.map(([field]) => field)
    expect(fields).toContain('options.dpaLocale')
    expect(fields).not.toContain('options.orderType')
  })

  test('that are yes or no are shown as choices', () => {
    const { defaultValues } = dataFormOf('SRCI', 'defaultDpaConfig', {
      options: { consumerNameRequested: false },
    })
    expect(defaultValues.options).toEqual({ consumerNameRequested: 'false' })
  })
})

describe('resources', () => {
  const id = '0198c0de-0000-7000-8000-000000000000'
  const item = { resourceKey: 'FAQ', lang: 'en', dirId: id, fileId: id }

  test('without a version follow the current one', () => {
    const { data } = saved('SRCI', 'resourceData', { items: [item, { ...item, lang: 'pl', verId: id }] })
    expect(valuesOf(data).items).toEqual([
      { ...item, verId: null },
      { ...item, lang: 'pl', verId: id },
    ])
  })

  test('keep their problems at their fields', () => {
    const found = problems('SRCI', 'resourceData', { items: [{ ...item, dirId: 'logos' }] })
    expect(found?.map(([field]) => field)).toEqual(['items.0.dirId'])
  })
})

test('what holds nothing is a form without values', () => {
  expect([valuesOf(undefined), valuesOf('text'), valuesOf({ name: 'Acme' })]).toEqual([
    {},
    {},
    { name: 'Acme' },
  ])
})
