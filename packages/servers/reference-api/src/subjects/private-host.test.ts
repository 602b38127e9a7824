import { expect, test } from '@jest/globals'
import { isPrivateHost } from './private-host.ts'

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '192.168.0.1',
  '172.31.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '[::1]',
  '[fd00::1]',
  '[fe80::1]',
  'localhost',
  'localhost.',
  'db.internal',
  'gateway.internal.',
  'printer.local',
])('%s is private', (host) => {
  expect(isPrivateHost(host)).toBe(true)
})

test.each(['8.8.8.8', '172.32.0.1', '[2001:4860:4860::8888]', 'hooks.sample.example', 'localhost.example'])(
  '%s is public',
  (host) => {
    expect(isPrivateHost(host)).toBe(false)
  },
)
