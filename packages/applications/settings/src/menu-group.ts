/** The menu group of this application's screens. */
export const SETTINGS = { group: 'System management', item: 'Settings' } as const
