import type { ScreenAddress } from './screens.ts'

/** The screens of identity verification and of the DPA system defaults. */
export const SETTINGS_SCREENS: readonly ScreenAddress[] = [
  ['/settings/idv-profiles', 'IDV profiles'],
  ['/settings/idv-profiles/create', 'Add an IDV profile'],
  ['/settings/idv-profiles/create?channel=PASSKEY', 'Add an IDV profile'],
  ['/settings/idv-profiles/EMAIL', 'IDV profile'],
  ['/settings/idv-profiles/update/SMS', 'Edit an IDV profile'],
  ['/settings/idv-profiles/audit-changes/SMS', 'Changes to an IDV profile'],
  ['/settings/idv-rules/configuration', 'Configuration of identity verification'],
  ['/settings/idv-rules/configuration/update', 'Edit the configuration of identity verification'],
  ['/settings/idv-rules/configuration/history', 'Changes to the configuration'],
  ['/settings/dpa-system-defaults', 'DPA system defaults'],
  ['/settings/dpa-system-defaults/update', 'Edit the DPA system defaults'],
  ['/settings/dpa-system-defaults/history', 'Changes to the DPA system defaults'],
]
