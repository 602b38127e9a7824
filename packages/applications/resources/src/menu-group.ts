/** The menu group of this application's screens. */
export const SYSTEM_MANAGEMENT = 'System management'
