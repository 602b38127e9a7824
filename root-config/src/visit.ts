import { PAGE_DATA } from '@portal/contract/portal-config.ts'

/** Authenticates this page's reports about its versions; empty while there are no trials. */
export const visit: { token: string } = {
  // Missing in pages of older hosts.
  token: JSON.parse(document.getElementById(PAGE_DATA.visit)?.textContent || '""'),
}
