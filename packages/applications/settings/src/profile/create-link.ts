import { linkTo, queryText } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

/** The form of a new profile, for a channel. */
export const createLink = (channel: string): string =>
  `${linkTo(routes.profileCreate)}?${queryText({ channel })}`
