import { type AnyInput, type Endpoint, pathOf } from '@portal/contract/endpoint.ts'
import { queryString } from '@portal/contract/query-string.ts'
import { SHARED_LISTS } from '@portal/contract/views/shared-list.ts'
import { listSharedViews } from '@portal/contract/views/shared-view-endpoints.ts'
import { queryFor } from '@portal/session'

/** A list of a screen: its read with the input that is not in the screen's address. */
export interface ScreenList {
  readonly call: Endpoint
  readonly input?: Pick<AnyInput, 'params' | 'query'> | undefined
}

/** The list's address, by which its views are shared; undefined for a list that has no shared views. */
export const sharedListOf = ({ call, input }: ScreenList): string | undefined =>
  SHARED_LISTS.includes(call.name) ? pathOf(call, input?.params) + queryString(input?.query) : undefined

/** Options for `useQuery` of a list's shared views. A failure is shown with the views: the list works without them. */
export const sharedViewsOf = (list: string | undefined) => ({
  ...queryFor(listSharedViews, { query: { list: list ?? '' } }, { errors: 'here' }),
  enabled: list !== undefined,
})
