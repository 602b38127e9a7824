/** The name of the edited record, for review and draft. */
export const EDITED_NAME = 'the configuration'
