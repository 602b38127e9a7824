import {
  getChangeRequest,
  listAllChangeRequests,
} from '@portal/contract/resources/change-request-endpoints.ts'
import { recordFinder } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'

export const finder = recordFinder({
  list: listAllChangeRequests,
  one: { read: getChangeRequest, input: (changeRequestId: string) => ({ params: { changeRequestId } }) },
  hit: ({ id, dirId, number, title, fileName }) => ({
    to: linkTo(routes.changeRequestDetails, { dirId, id }),
    title: `${number} ${title}`,
    detail: fileName,
  }),
})
