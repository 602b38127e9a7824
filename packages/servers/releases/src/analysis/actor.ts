/** Actor of automatic releases. */
export const ANALYSIS = 'analysis'
