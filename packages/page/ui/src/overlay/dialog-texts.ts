/** Texts of dialogs. Those marked with a section are fixed by the specification. */
export const dialogTexts = {
  notLoaded: 'The dialog could not be shown',
  cancel: 'Cancel',
  confirm: 'Are you sure you want to continue with your action?', // §8
  confirmLabel: 'Continue',
  remove: "Are you sure? You can't undo this action afterwards.", // §8
  reason: 'To continue with this action provide a change reason.', // §8
  optionalReason: 'Provide an optional change reason.', // §8
  reasonLabel: 'Change reason',
  reasonHint: (least: number) => `At least ${least} characters.`,
  reasonCount: (count: number, most: number) => `${count} of ${most} characters`,
  recentReasons: 'Recent reasons',
  typeToConfirm: (match: string) => `Type ${match} to confirm`,
  required: 'This field is required', // §5
  mismatch: 'Does not match required value', // §5
  alertTitle: 'Alert', // §8
  alertConfirm: 'OK',
  exportTitle: 'Export started', // §8
  exportText: 'You can check progress of import / export operation here.', // §8
  exportLink: 'View task',
  impact: 'Impact',
  impactLoading: 'Loading impact',
  failed: 'Something went wrong', // §8
  once: 'This is shown only once. Copy or download it, and store it securely.',
  stored: "I've saved it",
  copy: 'Copy',
  download: 'Download',
} as const
