import { Inbox } from '@lucide/icons'
import { listAllChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'

export const routes = defineRoutes({
  list: {
    path: '/starter',
    label: 'Starter',
    title: 'Starter',
    purpose: 'Content changes awaiting review.',
    needs: { allOf: ['changeRequest.search'] },
    menu: { group: 'System management', order: 90, icon: Inbox },
    page: () => import('./request/request-list-page.tsx'),
    list: listAllChangeRequests,
  },
  details: {
    path: '/starter/:dirId/:id',
    label: 'Request',
    title: 'Starter request',
    needs: { allOf: ['changeRequest.get'] },
    page: () => import('./request/request-details-page.tsx'),
  },
  comment: {
    path: '/starter/:dirId/:id/comment',
    label: 'Comment',
    title: 'Starter comment',
    needs: { allOf: ['changeRequest.get', 'changeRequest.comment.create'] },
    page: () => import('./request/comment-create-page.tsx'),
  },
})
