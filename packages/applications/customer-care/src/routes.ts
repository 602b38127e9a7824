import { UserX } from '@lucide/icons'
import { defineRoutes } from '@portal/routing/define-routes.ts'

export const routes = defineRoutes({
  deleteProfile: {
    path: '/delete-profile',
    label: 'Delete profile',
    title: 'Delete profile',
    purpose: 'Erase a consumer’s profile on request: look it up, check it with the caller, delete it once.',
    needs: { allOf: ['srcProfile.identityLookup', 'srcProfile.delete'] },
    menu: { group: 'Customer care', order: 40, icon: UserX },
    key: 'c',
    page: () => import('./desk/delete-profile-page.tsx'),
  },
})
