import { expect, test } from '@jest/globals'
import { returnAddress } from './return-address.ts'

const ORIGIN = 'https://portal.example'

test.each(['/', '/tasks', '/subjects/business?status=SUSPENDED&page=2#top', '/operation-portal-users/a%40b'])(
  '%s is an address of the portal',
  (address) => {
    expect(returnAddress(address, ORIGIN)).toBe(address)
  },
)

test.each([
  '',
  'tasks',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/tasks/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  'https:evil.example',
  'https://evil.example',
  'https://portal.example/tasks',
  'https://portal.example@evil.example',
  '//portal.example@evil.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//[',
])('%j leads home', (address) => {
  expect(returnAddress(address, ORIGIN)).toBe('/')
})

test.each(['/sign-in', '/sign-in?returnTo=/tasks', '/callback?code=1', '/tasks/../callback'])(
  '%s would cause a loop',
  (address) => {
    expect(returnAddress(address, ORIGIN)).toBe('/')
  },
)

test.each([
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/tasks?next=//evil.example', '/tasks?next=//evil.example'],
  ['/tas\u0000ks', '/tas%00ks'],
])('%j stays on this origin', (address, path) => {
  const result = returnAddress(address, ORIGIN)
  expect(result).toBe(path)
  expect(new URL(result, ORIGIN).origin).toBe(ORIGIN)
})
