import { CHANGE_REQUEST_SCREEN } from '@portal/contract/resources/change-request-address.ts'
import { listChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { getFileVersion } from '@portal/contract/resources/file-endpoints.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'

export const changeRequestRoutes = defineRoutes({
  changeRequestList: {
    path: '/resources/:dirId/change-requests',
    label: 'Change Requests',
    title: 'Change requests',
    needs: { allOf: ['changeRequest.search'] },
    page: () => import('./change-request/change-request-list-page.tsx'),
    list: listChangeRequests,
  },
  changeRequestDetails: {
    path: CHANGE_REQUEST_SCREEN,
    label: 'Details',
    title: 'Change request',
    needs: { allOf: ['changeRequest.get'] },
    page: () => import('./change-request/change-request-details-page.tsx'),
  },
  changeRequestCreate: {
    path: '/resources/:dirId/:fileId/:verId/create-change-request',
    label: 'Add',
    title: 'Request a change',
    needs: { allOf: ['changeRequest.create'] },
    page: () => import('./change-request/change-request-create-page.tsx'),
    record: getFileVersion,
  },
})
