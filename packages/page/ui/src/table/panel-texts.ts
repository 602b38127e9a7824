/** The texts of small panels of a list. */
export const panelTexts = {
  nextRow: 'Next row',
  previousRow: 'Previous row',
  viewName: 'View name',
  saveName: 'Save',
} as const
