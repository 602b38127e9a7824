import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Caller } from './caller.ts'

/** Throws when a caller limited to some bundles requests others, or all (`undefined`). */
export function requireBundles({ bundles }: Caller, meant: readonly string[] | undefined): void {
  if (bundles === undefined) return
  const [foreign] = meant?.filter((name) => !bundles.includes(name)) ?? ['all bundles']
  if (foreign === undefined) return
  throw new ApiError('PERMISSION_DENIED', {
    message: `This token is for ${bundles.join(', ') || 'no bundle'}, not for ${foreign}.`,
  })
}
