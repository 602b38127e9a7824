import { PAGE_DATA } from '@portal/contract/portal-config.ts'

/** With which what this page tells of its versions counts; empty as long as none is tried out. */
export const visit: { token: string } = {
  // An older host does not write it.
  token: JSON.parse(document.getElementById(PAGE_DATA.visit)?.textContent || '""'),
}
