import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'
import { SETTINGS } from './menu-group.ts'

const SRC = ['SRC'] as const

/** Routes of the default checkout options for all payment applications. */
export const defaultsRoutes = defineRoutes({
  defaults: {
    path: '/settings/dpa-system-defaults',
    label: 'DPA Defaults',
    title: 'DPA system defaults',
    purpose: 'Default checkout options for all payment applications, and how many inherit them.',
    needs: { allOf: ['subject.get'], subjectTypes: SRC },
    menu: { ...SETTINGS, link: 'DPA System Defaults' },
    page: () => import('./defaults/defaults-page.tsx'),
    record: getSubject,
  },
  defaultsUpdate: {
    path: '/settings/dpa-system-defaults/update',
    label: 'Edit',
    title: 'Edit the DPA system defaults',
    needs: { allOf: ['subject.get', 'subject.defaultDpaConfig.update'], subjectTypes: SRC },
    page: () => import('./defaults/defaults-update-page.tsx'),
    record: getSubject,
  },
  defaultsHistory: {
    path: '/settings/dpa-system-defaults/history',
    label: 'Audit Changes',
    title: 'Changes to the DPA system defaults',
    needs: { allOf: ['subject.defaultDpaConfig.history'], subjectTypes: SRC },
    page: () => import('./defaults/defaults-history-page.tsx'),
  },
})
