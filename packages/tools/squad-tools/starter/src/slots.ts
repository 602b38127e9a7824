import { defineSlots } from '@portal/routing/define-slots.ts'

export const slots = defineSlots({
  openRequests: {
    slot: 'dashboard.waiting',
    title: 'Open requests',
    order: 5,
    lines: 2,
    needs: { allOf: ['changeRequest.search'] },
    card: () => import('./dashboard/open-requests-card.tsx'),
  },
})
