import { ApiError } from '@portal/session'
import type { ParcelHost } from './parcel-host.ts'

/** Whether part of a bundle failed to load. */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError'

/**
 * API errors are shown on the screen; only faults of the page are reported to the console and the page.
 * Missing code is reported by the component that shows its fallback.
 */
export function reportFault(error: unknown, host?: ParcelHost): void {
  if (error instanceof ApiError) return
  console.error(error)
  if (!isChunkLoadError(error)) host?.onFault?.(error, 'render')
}
