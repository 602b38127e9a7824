import { expect, test } from '@jest/globals'
import { requireSecureAddresses } from './secure-addresses.ts'

const started = (environment: 'PRODUCTION' | 'SANDBOX', address: string | undefined) => () =>
  requireSecureAddresses(environment, { PORTAL_ORIGIN: address })

test.each(['http://portal.bank.example', 'http://localhost.bank.example', 'http://10.0.0.1:9000'])(
  'production does not start at %s',
  (address) => {
    expect(started('PRODUCTION', address)).toThrow(
      'PORTAL_ORIGIN must be an https address when ACCOUNT_ENVIRONMENT is PRODUCTION.',
    )
  },
)

test.each(['https://portal.bank.example', 'http://localhost:9000', 'http://127.0.0.1:9000', undefined])(
  'production starts at %s',
  (address) => {
    expect(started('PRODUCTION', address)).not.toThrow()
  },
)

test('other environments may be anywhere', () => {
  expect(started('SANDBOX', 'http://portal.test')).not.toThrow()
})
