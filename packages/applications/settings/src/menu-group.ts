/** Where the screens of this application are in the menu. */
export const SETTINGS = { group: 'System management', item: 'Settings' } as const
