import { defineSlots } from '@portal/routing/define-slots.ts'

export const slots = defineSlots({
  pendingDevelopers: {
    slot: 'dashboard.waiting',
    title: 'Pending developer portal users',
    order: 10,
    lines: 6,
    needs: { allOf: ['devportalUser.search'], anyOf: ['devportalUser.enable', 'devportalUser.reject'] },
    card: () => import('./dashboard/pending-developers-card.tsx'),
  },
  accessRequests: {
    slot: 'dashboard.waiting',
    title: 'Access requests',
    order: 11,
    lines: 4,
    needs: { allOf: ['user.search', 'user.role.add'] },
    card: () => import('./dashboard/access-requests-card.tsx'),
  },
  openInvitations: {
    slot: 'dashboard.waiting',
    title: 'Invitations not accepted',
    order: 31,
    lines: 4,
    needs: { allOf: ['user.search', 'user.passwordReset'] },
    card: () => import('./dashboard/open-invitations-card.tsx'),
  },
  dormantUsers: {
    slot: 'dashboard.health',
    title: 'Operation portal users',
    order: 20,
    lines: 7,
    needs: { allOf: ['user.search'] },
    card: () => import('./dashboard/users-health-card.tsx'),
  },
})
