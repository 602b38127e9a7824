/** The group of the menu in which the screens of this application stand. */
export const SYSTEM_MANAGEMENT = 'System management'
