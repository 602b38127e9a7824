import type { Environment } from '@portal/contract/accounts/account.ts'

/** Whether browsers trust an address: https, or their own machine. */
export const isSecureAddress = (address: string): boolean =>
  /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/.test(address)

/**
 * Requires addresses that browsers open to be https in production, since passwords and tokens are sent to them. Throws
 * a one-sentence error that names the setting.
 */
export function requireSecureAddresses(
  environment: Environment | undefined,
  addresses: Readonly<Record<string, string | undefined>>,
): void {
  if (environment !== 'PRODUCTION') return
  const [name] = Object.entries(addresses).find(([, address]) => address && !isSecureAddress(address)) ?? []
  if (name) throw new Error(`${name} must be an https address when ACCOUNT_ENVIRONMENT is PRODUCTION.`)
}
