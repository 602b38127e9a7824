/** What questions say. Those marked with a section are fixed by the specification. */
export const dialogTexts = {
  notLoaded: 'The question could not be shown',
  cancel: 'Cancel',
  confirm: 'Are you sure you want to continue with your action?', // §8
  confirmLabel: 'Continue',
  remove: "Are you sure? You can't undo this action afterwards.", // §8
  reason: 'To continue with this action provide a change reason.', // §8
  optionalReason: 'Provide an optional change reason.', // §8
  reasonLabel: 'Change reason',
  reasonHint: (least: number) => `At least ${least} characters.`,
  reasonCount: (count: number, most: number) => `${count} of ${most} characters`,
  recentReasons: 'Reasons you gave before',
  typeToConfirm: (match: string) => `Type ${match} to confirm`,
  required: 'This field is required', // §5
  mismatch: 'Does not match required value', // §5
  alertTitle: 'Alert', // §8
  alertConfirm: 'OK',
  exportTitle: 'Export started', // §8
  exportText: 'You can check progress of import / export operation here.', // §8
  exportLink: 'View task',
  impact: 'What this changes',
  impactLoading: 'Loading what this changes',
  impactFailed: 'Could not load impact',
  failed: 'Something went wrong', // §8
  once: 'It is not shown again. Copy or download it, and keep it where only those who need it can read it.',
  stored: 'I stored it',
  copy: 'Copy',
  download: 'Download',
} as const
