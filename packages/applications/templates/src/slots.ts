import { defineSlots } from '@portal/routing/define-slots.ts'

export const slots = defineSlots({
  missingTemplates: {
    slot: 'dashboard.health',
    title: 'Messaging templates',
    order: 40,
    lines: 4,
    needs: { allOf: ['template.search'], subjectTypes: ['SRC'] },
    card: () => import('./dashboard/templates-health-card.tsx'),
  },
  templates: {
    slot: 'issuer.tabs',
    title: 'Templates',
    order: 10,
    lines: 8,
    needs: { allOf: ['template.search'], subjectTypes: ['SRCPI'] },
    card: () => import('./owner/issuer-templates-tab.tsx'),
  },
})
