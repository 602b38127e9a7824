import { defineSlots } from '@portal/routing/define-slots.ts'

export const slots = defineSlots({
  awaitedReviews: {
    slot: 'dashboard.waiting',
    title: 'Change requests awaiting my review',
    order: 5,
    lines: 6,
    needs: { allOf: ['changeRequest.search', 'changeRequest.get', 'changeRequest.review.create'] },
    card: () => import('./dashboard/awaited-reviews-card.tsx'),
  },
  reviewAges: {
    slot: 'dashboard.health',
    title: 'Change requests awaiting approval',
    order: 15,
    lines: 7,
    needs: { allOf: ['changeRequest.search'] },
    card: () => import('./dashboard/review-ages-card.tsx'),
  },
  ownRequests: {
    slot: 'dashboard.waiting',
    title: 'My requests needing action',
    order: 6,
    lines: 5,
    needs: { allOf: ['changeRequest.search', 'changeRequest.get', 'changeRequest.create'] },
    card: () => import('./dashboard/own-requests-card.tsx'),
  },
})
