/** The group of the menu in which all screens of this application stand. */
export const SUBJECTS_MANAGEMENT = 'Subjects management'
