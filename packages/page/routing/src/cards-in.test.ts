import { expect, test } from '@jest/globals'
import type { SlotTable } from './app-table.ts'
import { cardsIn } from './cards-in.ts'

const tables: SlotTable[] = [
  {
    app: '@portal/users',
    slots: {
      pending: { slot: 'dashboard.waiting', title: 'Pending', order: 20, lines: 5 },
      dormant: { slot: 'dashboard.health', title: 'Dormant', order: 5, lines: 5 },
    },
  },
  {
    app: '@portal/subjects',
    slots: {
      unpublished: {
        slot: 'dashboard.waiting',
        title: 'Unpublished',
        order: 10,
        lines: 5,
        needs: { allOf: ['subject.publish'] },
      },
    },
  },
]
const holding = (...permissions: string[]) => ({
  permissions: new Set(permissions),
  subjectTypes: new Set<string>(),
})

test('lists the cards of a slot from all applications in order', () => {
  const cards = cardsIn('dashboard.waiting', tables, holding('subject.publish'))
  expect(cards.map(({ app, name }) => [app, name])).toEqual([
    ['@portal/subjects', 'unpublished'],
    ['@portal/users', 'pending'],
  ])
})

test('leaves out a card when its permission is missing', () => {
  expect(cardsIn('dashboard.waiting', tables, holding()).map(({ name }) => name)).toEqual(['pending'])
})
