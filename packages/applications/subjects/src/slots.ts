import { defineSlots } from '@portal/routing/define-slots.ts'

export const slots = defineSlots({
  unpublishedSubjects: {
    slot: 'dashboard.waiting',
    title: 'Business subjects with unpublished changes',
    order: 20,
    lines: 6,
    needs: { allOf: ['subject.search', 'subject.publish'] },
    card: () => import('./dashboard/unpublished-subjects-card.tsx'),
  },
  expiringKeys: {
    slot: 'dashboard.expiring',
    title: 'Certificates',
    order: 10,
    lines: 4,
    needs: { allOf: ['subject.search'] },
    card: () => import('./dashboard/expiring-keys-card.tsx'),
  },
  runningTasks: {
    slot: 'dashboard.waiting',
    title: 'Running now',
    order: 40,
    lines: 5,
    needs: { allOf: ['task.search', 'task.get'] },
    card: () => import('./dashboard/running-tasks-card.tsx'),
  },
  failedTasks: {
    slot: 'dashboard.failed',
    title: 'My failed or partly failed tasks',
    order: 10,
    lines: 5,
    needs: { allOf: ['task.search', 'task.get'] },
    card: () => import('./dashboard/failed-tasks-card.tsx'),
  },
  subjectsHealth: {
    slot: 'dashboard.health',
    title: 'Subjects',
    order: 10,
    lines: 7,
    needs: { allOf: ['subject.search'] },
    card: () => import('./dashboard/subjects-health-card.tsx'),
  },
})
