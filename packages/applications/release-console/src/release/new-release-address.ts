import { queryString } from '@portal/contract/query-string.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

/** The page for a new release, filled in for a version. */
export const newReleaseAddress = (bundle: string, version: string): string =>
  linkTo(routes.releaseCreate) + queryString({ bundle, version })
