import { Settings } from '@lucide/icons'
import { listIdvProfiles } from '@portal/contract/idv/idv-endpoints.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'
import { SETTINGS } from './menu-group.ts'

const SRC = ['SRC'] as const

/** The screens of the ways in which consumers prove who they are. */
export const profileRoutes = defineRoutes({
  profileList: {
    path: '/settings/idv-profiles',
    label: 'IDV Profiles',
    title: 'IDV profiles',
    purpose: 'How codes are sent and proofs are taken, for each channel of identity verification.',
    needs: { allOf: ['idvChannel.search'], subjectTypes: SRC },
    menu: { ...SETTINGS, order: 32, icon: Settings, link: 'IDV profiles' },
    page: () => import('./profile/profile-list-page.tsx'),
    list: listIdvProfiles,
  },
})
