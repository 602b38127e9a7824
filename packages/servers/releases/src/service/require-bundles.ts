import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { Caller } from './caller.ts'

/** Throws when a caller who answers for some bundles only means others, or all (`undefined`). */
export function requireBundles({ bundles }: Caller, meant: readonly string[] | undefined): void {
  if (bundles === undefined) return
  const [foreign] = meant?.filter((name) => !bundles.includes(name)) ?? ['all bundles']
  if (foreign === undefined) return
  throw new ApiError('PERMISSION_DENIED', {
    message: `This token is for ${bundles.join(', ') || 'no bundle'}, and not for ${foreign}.`,
  })
}
