import { formatNumber } from '../details/format.ts'

/** What histories and comparisons say. */
export const historyTexts = {
  label: 'History',
  when: (zone: string) => `When, ${zone}`,
  who: 'Who',
  what: 'What',
  reason: 'Reason',
  changedFields: (count: number) => (count === 1 ? '1 field' : `${formatNumber(count)} fields`),
  showChanges: (when: string) => `Show changes of ${when}`,
  changes: 'Changes',
  field: 'Field',
  before: 'Before',
  after: 'After',
  removed: 'removed',
  added: 'added',
  showAll: 'Show all',
  showLess: 'Show less',
  empty: 'No changes recorded yet',
  noMatch: 'No change matches',
  pick: 'Compare',
  pickEntry: (when: string) => `Compare the state of ${when}`,
  comparison: 'Comparison',
  equal: 'Nothing differs between the two',
  task: 'by a task',
  noReason: 'No reason given',
  noFields: 'No field changed',
} as const
