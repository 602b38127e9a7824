import { ApiError } from '@portal/session'

/** What the API answers is shown on the screen; only faults of the page are news to its console. */
export function tellOfFault(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error)
}
