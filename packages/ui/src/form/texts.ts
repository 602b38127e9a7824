/** Every sentence the forms show by themselves. */
export const texts = {
  summary: 'There is a problem',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  cancel: 'Cancel',
  leaveTitle: 'Leave without saving',
  leaveText: 'What you changed here is lost when you leave.',
  leaveConfirm: 'Leave',
  failed: 'Something went wrong',
  choose: 'Choose',
  none: 'None',
  addTo: (label: string) => `Add to ${label.toLowerCase()}`,
  remove: (label: string, position: number) => `Remove ${label.toLowerCase()} ${position}`,
  item: (label: string, position: number) => `${label} ${position}`,
} as const
