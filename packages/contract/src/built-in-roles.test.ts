import { expect, test } from '@jest/globals'
import { BUILT_IN_ROLES } from './built-in-roles.ts'

const resourcesOf = (name: string): readonly string[] =>
  BUILT_IN_ROLES.find((role) => role.name === name)?.resources ?? []

test('each role has the agreed number of permissions', () => {
  expect(Object.fromEntries(BUILT_IN_ROLES.map(({ name, resources }) => [name, resources.length]))).toEqual({
    PROGRAM_ADMINISTRATOR: 107,
    USER_ADMINISTRATOR: 20,
    ONBOARDING_OPERATOR: 48,
    CONTENT_EDITOR: 28,
    CONTENT_REVIEWER: 18,
    RISK_MANAGER: 23,
    CUSTOMER_CARE_AGENT: 4,
    VIEWER: 40,
  })
})

test('every role can read the account and its dictionaries', () => {
  const missing = BUILT_IN_ROLES.filter(
    ({ resources }) => !(resources.includes('account.get') && resources.includes('dictionary.get')),
  )
  expect(missing).toEqual([])
})

test('roles that write content cannot publish or review it', () => {
  expect(resourcesOf('CONTENT_EDITOR')).not.toContain('fileVersion.publish')
  expect(resourcesOf('CONTENT_EDITOR')).not.toContain('changeRequest.review.create')
  expect(resourcesOf('CONTENT_REVIEWER')).not.toContain('fileVersion.create')
})

test('a viewer can read everything except secrets', () => {
  const reads = resourcesOf('VIEWER')
  expect(reads).not.toContain('subject.secret.get')
  expect(reads.filter((resource) => !/\.(get|search|history)$/.test(resource))).toEqual([])
})
