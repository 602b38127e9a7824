import { defineSlots } from '@portal/routing/define-slots.ts'

export const slots = defineSlots({
  idvChannels: {
    slot: 'dashboard.health',
    title: 'Identity verification',
    order: 50,
    lines: 4,
    needs: { allOf: ['idvChannel.search'], subjectTypes: ['SRC'] },
    card: () => import('./dashboard/idv-channels-card.tsx'),
  },
})
