import { Settings } from '@lucide/icons'
import { getIdvProfile, listIdvProfiles } from '@portal/contract/idv/idv-endpoints.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'
import { SETTINGS } from './menu-group.ts'

const SRC = ['SRC'] as const

/** Routes of the verification channels. */
export const profileRoutes = defineRoutes({
  profileList: {
    path: '/settings/idv-profiles',
    label: 'IDV Profiles',
    title: 'IDV profiles',
    purpose: 'How codes are sent and verified, for each channel of identity verification.',
    needs: { allOf: ['idvChannel.search'], subjectTypes: SRC },
    menu: { ...SETTINGS, order: 32, icon: Settings, link: 'IDV profiles' },
    page: () => import('./profile/profile-list-page.tsx'),
    list: listIdvProfiles,
  },
  profileCreate: {
    path: '/settings/idv-profiles/create',
    label: 'Add',
    title: 'Add an IDV profile',
    purpose: 'Set up a channel for identity verification.',
    needs: { allOf: ['idvChannel.create'], subjectTypes: SRC },
    page: () => import('./profile/profile-create-page.tsx'),
  },
  profileDetails: {
    path: '/settings/idv-profiles/:type',
    label: 'Details',
    title: 'IDV profile',
    needs: { allOf: ['idvChannel.get'], subjectTypes: SRC },
    page: () => import('./profile/profile-details-page.tsx'),
    record: getIdvProfile,
  },
  profileHistory: {
    path: '/settings/idv-profiles/audit-changes/:type',
    label: 'Audit Changes',
    title: 'Changes to an IDV profile',
    needs: { allOf: ['idvChannel.history'], subjectTypes: SRC },
    page: () => import('./profile/profile-history-page.tsx'),
  },
  profileUpdate: {
    path: '/settings/idv-profiles/update/:type',
    label: 'Edit',
    title: 'Edit an IDV profile',
    needs: { allOf: ['idvChannel.get', 'idvChannel.update'], subjectTypes: SRC },
    page: () => import('./profile/profile-update-page.tsx'),
    record: getIdvProfile,
  },
})
