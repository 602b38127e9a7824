import { describe, expect, test } from '@jest/globals'
import type { AccessSet } from '@portal/contract/access-set.ts'
import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { DATA_KEYS } from '@portal/contract/subjects/subject.ts'
import { isAllowed, missingFor } from './is-allowed.ts'
import { SPECIFIED_ROUTES } from './testing/specified-routes.ts'

const accessTo = (permissions: string[], subjectTypes: string[] = []): AccessSet => ({
  permissions: new Set(permissions),
  subjectTypes: new Set(subjectTypes),
})

describe('what is missing', () => {
  test('nothing, for a screen without requirements', () => {
    expect(missingFor(undefined, accessTo([]))).toBeUndefined()
  })

  test('each missing permission of "all of"', () => {
    const needs = { allOf: ['role.get', 'role.update'] } as const
    expect(missingFor(needs, accessTo(['role.get']))).toEqual({
      allOf: ['role.update'],
      anyOf: [],
      subjectTypes: [],
    })
  })

  test('nothing, when one permission of "any of" is granted', () => {
    const needs = { anyOf: ['subject.create', 'dpa.import'] } as const
    expect(missingFor(needs, accessTo(['dpa.import']))).toBeUndefined()
  })

  test('all of "any of", when none is granted', () => {
    const needs = { anyOf: ['subject.create', 'dpa.import'] } as const
    expect(missingFor(needs, accessTo(['dpa.get']))?.anyOf).toEqual(['subject.create', 'dpa.import'])
  })

  test('the accepted subject types, when the operator has none of them', () => {
    const needs = { allOf: ['subject.search'], subjectTypes: ['SRCI', 'DCF'] } as const
    expect(missingFor(needs, accessTo(['subject.search'], ['SRC']))).toEqual({
      allOf: [],
      anyOf: [],
      subjectTypes: ['SRCI', 'DCF'],
    })
    expect(missingFor(needs, accessTo(['subject.search'], ['DCF']))).toBeUndefined()
  })

  test('the permission for the data key in the address', () => {
    const needs = { allOf: ['subject.{dataKey}.history'] } as const
    const access = accessTo(['subject.jwk.history'])
    expect(missingFor(needs, access, { dataKey: 'jwk' })).toBeUndefined()
    expect(missingFor(needs, access, { dataKey: 'key' })?.allOf).toEqual(['subject.key.history'])
  })

  test('no access while the data key is unknown', () => {
    const needs = { allOf: ['subject.{dataKey}.history'] } as const
    expect(isAllowed(needs, accessTo(['subject.jwk.history']))).toBe(false)
  })
})

test.each([
  ['PROGRAM_ADMINISTRATOR', 76],
  ['USER_ADMINISTRATOR', 10],
  ['ONBOARDING_OPERATOR', 27],
  ['CONTENT_EDITOR', 31],
  ['CONTENT_REVIEWER', 22],
  ['RISK_MANAGER', 31],
  ['CUSTOMER_CARE_AGENT', 4],
  ['VIEWER', 45],
])('the role %s opens %i of the 76 signed-in screens, for any data key', (name, screens) => {
  const role = BUILT_IN_ROLES.find((one) => one.name === name)
  const access = accessTo([...(role?.resources ?? [])], [...(role?.subjectTypes ?? [])])
  const signedIn = SPECIFIED_ROUTES.filter((row) => !row.public)
  const open = signedIn.filter(({ needs }) =>
    DATA_KEYS.every((dataKey) => isAllowed(needs, access, { dataKey })),
  )
  expect(signedIn).toHaveLength(76)
  expect(open).toHaveLength(screens)
})
