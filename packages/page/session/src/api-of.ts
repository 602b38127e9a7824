import type { PortalConfig } from '@portal/contract/portal-config.ts'

/** Base URL of the product API for the account. */
export const apiOf = ({ apiBase, accountId }: Pick<PortalConfig, 'apiBase' | 'accountId'>): string =>
  `${apiBase}/accounts/${accountId}`
