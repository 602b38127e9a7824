import { defineRoutes } from '@portal/routing/define-routes.ts'
import { SETTINGS } from './menu-group.ts'

const SRC = ['SRC'] as const

/** Routes of the rules that decide who is verified, and how. */
export const ruleRoutes = defineRoutes({
  ruleList: {
    path: '/settings/idv-rules',
    label: 'IDV Rules',
    title: 'IDV rules',
    purpose: 'Who must be verified, by which channels, and who is declined.',
    needs: { allOf: ['idvRule.get'], subjectTypes: SRC },
    menu: { ...SETTINGS, link: 'IDV rules' },
    page: () => import('./rule/list/rule-list-page.tsx'),
  },
  ruleCreate: {
    path: '/settings/idv-rules/create',
    label: 'Add',
    title: 'Add an IDV rule',
    needs: { allOf: ['idvRule.save'], subjectTypes: SRC },
    page: () => import('./rule/edit/rule-create-page.tsx'),
  },
  ruleUpdate: {
    path: '/settings/idv-rules/update',
    label: 'Edit',
    title: 'Edit the IDV rules',
    needs: { allOf: ['idvRule.get', 'idvRule.save'], subjectTypes: SRC },
    page: () => import('./rule/edit/rule-update-page.tsx'),
  },
  ruleChanges: {
    path: '/settings/idv-rules/audit-changes',
    label: 'Audit Changes',
    title: 'Changes to the IDV rules',
    needs: { allOf: ['idvRule.history'], subjectTypes: SRC },
    page: () => import('./rule/version/rule-changes-page.tsx'),
  },
  ruleHistory: {
    path: '/settings/idv-rules/history',
    label: 'History',
    title: 'Versions of the IDV rules',
    needs: { allOf: ['idvRule.history'], subjectTypes: SRC },
    page: () => import('./rule/version/rule-versions-page.tsx'),
  },
})
