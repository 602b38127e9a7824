import { describe, expect, test } from '@jest/globals'
import type { DataKey, SubjectType } from '@portal/contract/subjects/subject.ts'
import { dataFormOf, valuesOf } from './data-form.ts'

/** The saved values for a filled-in form. */
const saved = (type: SubjectType, dataKey: DataKey, values: Record<string, unknown>) =>
  dataFormOf(type, dataKey, {}).schema.safeParse(values)

/** Field and message of each problem. */
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
  test('are shown unchanged', () => {
    const { defaultValues } = dataFormOf('SRCI', 'jwk', { jwksUri: 'https://a.example/keys', keys: [key] })
    expect(defaultValues.keys).toEqual([key])
    expect(defaultValues.jwksUri).toBe('https://a.example/keys')
    expect(dataFormOf('SRCI', 'jwk', {}).defaultValues.keys).toEqual([])
  })

  test('report problems of what they are for at its field', () => {
    const { use, ...without } = key
    expect(problems('SRCI', 'jwk', { keys: [key, without] })?.map(([field]) => field)).toEqual(['keys.1.use'])
  })

  test('report problems of the keys themselves at the list', () => {
    const found = problems('SRCI', 'jwk', { keys: [{ ...key, d: 'secret' }] })
    expect(found).toEqual([['keys', 'Send public keys only']])
  })
})

describe('checkout options', () => {
  const options = { consumerNameRequested: 'true', dpaLocale: '', dpaAcceptedBillingCountries: undefined }

  test('of an initiator omit inherited values', () => {
    expect(saved('SRCI', 'defaultDpaConfig', { options, supportedCardBrands: '' }).data).toEqual({
      options: { consumerNameRequested: true },
    })
  })

  test('of an initiator keep an empty list, since that is a value', () => {
    const nothing = { dpaAcceptedBillingCountries: [], orderType: 'NONE' }
    expect(saved('SRCI', 'defaultDpaConfig', { options: nothing }).data).toEqual({
      options: { dpaAcceptedBillingCountries: [], orderType: null },
    })
  })

  test('of an initiator that sets nothing are empty', () => {
    expect(saved('SRCI', 'defaultDpaConfig', { options: {} }).data).toEqual({})
  })

  test('of the system are all required', () => {
    const fields = problems('SRC', 'defaultDpaConfig', { options })?.map(([field]) => field)
    expect(fields).toContain('options.dpaLocale')
    expect(fields).not.toContain('options.orderType')
  })

  test('show booleans as choices', () => {
    const { defaultValues } = dataFormOf('SRCI', 'defaultDpaConfig', {
      options: { consumerNameRequested: false },
    })
    expect(defaultValues.options).toMatchObject({ consumerNameRequested: 'false' })
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

test('an empty part is a form without values', () => {
  expect([valuesOf(undefined), valuesOf('text'), valuesOf({ name: 'Acme' })]).toEqual([
    {},
    {},
    { name: 'Acme' },
  ])
})
