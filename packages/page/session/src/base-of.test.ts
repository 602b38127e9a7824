/** @jest-environment node */

import { expect, test } from '@jest/globals'
import { baseOf } from './base-of.ts'

test.each([
  ['the product API', {}, '/api/accounts/a1'],
  ['the release service', { service: 'releases' }, '/releases/v1'],
  ['the backend of a squad', { squad: 'fees' }, '/api/x/fees'],
] as const)('%s has its own address', (_server, endpoint, base) => {
  expect(baseOf(endpoint, '/api/accounts/a1')).toBe(base)
})
