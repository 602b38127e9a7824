import type { PortalConfig } from '@portal/contract/portal-config.ts'

/** Where the product API answers for the account. */
export const apiOf = ({ apiBase, accountId }: Pick<PortalConfig, 'apiBase' | 'accountId'>): string =>
  `${apiBase}/accounts/${accountId}`
