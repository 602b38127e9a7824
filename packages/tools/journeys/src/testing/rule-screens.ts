import type { ScreenAddress } from './screens.ts'

/** The screens of the identity verification rules. */
export const RULE_SCREENS: readonly ScreenAddress[] = [
  ['/settings/idv-rules', 'IDV rules'],
  ['/settings/idv-rules/create', 'Add an IDV rule'],
  ['/settings/idv-rules/update', 'Edit the IDV rules'],
  ['/settings/idv-rules/audit-changes', 'Changes to the IDV rules'],
  ['/settings/idv-rules/history', 'Versions of the IDV rules'],
  ['/settings/idv-rules/history?compare=1,4&version=2', 'Versions of the IDV rules'],
]
