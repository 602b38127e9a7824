/** The menu group of all screens of this application. */
export const SUBJECTS_MANAGEMENT = 'Subjects management'
