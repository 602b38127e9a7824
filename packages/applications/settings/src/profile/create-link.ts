import { queryString } from '@portal/contract/query-string.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

/** Links to the form of a channel's new profile. */
export const createLink = (channel: string): string => linkTo(routes.profileCreate) + queryString({ channel })
