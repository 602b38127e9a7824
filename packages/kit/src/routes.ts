import { Blocks } from '@lucide/icons'
import { defineRoutes } from '@portal/routing/define-routes.ts'

export const routes = defineRoutes({
  parts: {
    path: '/kit',
    label: 'Kit',
    title: 'Kit',
    purpose: 'Every component in its states, for screen developers.',
    menu: { group: 'Development', order: 1000, icon: Blocks },
    page: () => import('./parts-page.tsx'),
  },
  part: {
    path: '/kit/:part',
    label: 'Part',
    title: 'Part of the kit',
    page: () => import('./part-page.tsx'),
  },
})
