import type { ImportStrategy } from '@portal/contract/dpas/dpa-bulk.ts'

/** What an import does with its rows. */
export const STRATEGY_OPTIONS: readonly { value: ImportStrategy; label: string }[] = [
  { value: 'UPSERT', label: 'Create and update' },
  { value: 'CREATE_ONLY', label: 'Only create' },
  { value: 'UPDATE_ONLY', label: 'Only update' },
]
