import { PAGE_DATA, SAFE } from '@portal/contract/portal-config.ts'

export interface Visit {
  /** Authenticates this page's reports about its versions; empty while there are no trials. */
  token: string
  /** Opened with stable versions, which it keeps when its address changes. */
  readonly isSafe: boolean
}

export const visit: Visit = {
  // Missing in pages of older hosts.
  token: JSON.parse(document.getElementById(PAGE_DATA.visit)?.textContent || '""'),
  isSafe: new URLSearchParams(location.search).get(SAFE) === '1',
}
