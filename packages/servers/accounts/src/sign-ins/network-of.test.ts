import { expect, test } from '@jest/globals'
import { networkOf } from './network-of.ts'

test.each([
  ['an IPv4 address is itself', '203.0.113.7', '203.0.113.7'],
  ['an IPv4 address of a socket for both is the same', '::ffff:203.0.113.7', '203.0.113.7'],
  ['an IPv6 address is its network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['a short IPv6 address is its network', '2001:db8::1', '2001:db8:0:0'],
  ['anything else is itself', 'unknown', 'unknown'],
])('%s', (_, address, network) => {
  expect(networkOf(address)).toBe(network)
})
