import { ApiError } from '@portal/session'
import type { ParcelHost } from './parcel-host.ts'

/** Whether a part of a bundle did not come. */
export const isLostCode = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError'

/**
 * What the API answers is shown on the screen; only faults of the page are news to its console and to the page. Code that
 * did not come is told of by who shows something in its place.
 */
export function tellOfFault(error: unknown, host?: ParcelHost): void {
  if (error instanceof ApiError) return
  console.error(error)
  if (!isLostCode(error)) host?.onFault?.(error, 'render')
}
