import { Blocks } from '@lucide/icons'
import { defineRoutes } from '@portal/routing/define-routes.ts'

export const routes = defineRoutes({
  parts: {
    path: '/showcase',
    label: 'Showcase',
    title: 'Showcase',
    purpose: 'Every component in every state, for people who build screens.',
    menu: { group: 'Development', order: 1000, icon: Blocks },
    page: () => import('./parts-page.tsx'),
  },
  part: {
    path: '/showcase/:part',
    label: 'Part',
    title: 'Part of the showcase',
    page: () => import('./part-page.tsx'),
  },
})
