import { getIdvConfiguration } from '@portal/contract/idv/idv-endpoints.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'

const SRC = ['SRC'] as const

/** Routes of the settings shared by all IDV rules. */
export const configurationRoutes = defineRoutes({
  configuration: {
    path: '/settings/idv-rules/configuration',
    label: 'Configuration',
    title: 'Configuration of identity verification',
    purpose: 'The default when no rule matches, and limits for all rules.',
    needs: { allOf: ['idvRule.config.get'], subjectTypes: SRC },
    page: () => import('./configuration/configuration-page.tsx'),
    record: getIdvConfiguration,
  },
  configurationUpdate: {
    path: '/settings/idv-rules/configuration/update',
    label: 'Edit',
    title: 'Edit the configuration of identity verification',
    needs: { allOf: ['idvRule.config.get', 'idvRule.config.save'], subjectTypes: SRC },
    page: () => import('./configuration/configuration-update-page.tsx'),
    record: getIdvConfiguration,
  },
  configurationHistory: {
    path: '/settings/idv-rules/configuration/history',
    label: 'Audit Changes',
    title: 'Changes to the configuration',
    needs: { allOf: ['idvRule.config.history'], subjectTypes: SRC },
    page: () => import('./configuration/configuration-history-page.tsx'),
  },
})
