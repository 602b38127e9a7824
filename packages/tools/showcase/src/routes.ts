import { Blocks } from '@lucide/icons'
import { defineRoutes } from '@portal/routing/define-routes.ts'

export const routes = defineRoutes({
  sections: {
    path: '/showcase',
    label: 'Showcase',
    title: 'Showcase',
    purpose: 'Every component in every state, for people who build screens.',
    menu: { group: 'Development', order: 1000, icon: Blocks },
    page: () => import('./sections-page.tsx'),
  },
  section: {
    path: '/showcase/:section',
    label: 'Section',
    title: 'Section of the showcase',
    page: () => import('./section-page.tsx'),
  },
})
