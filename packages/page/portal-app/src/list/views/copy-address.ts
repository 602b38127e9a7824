import { notify } from '@portal/session'

/** Copies the address of a list, as a query of this screen. */
export async function copyAddress(query: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(query, location.href).href)
    notify({ kind: 'success', title: 'Link copied' })
  } catch {
    notify({ kind: 'error', title: 'Could not copy' })
  }
}
