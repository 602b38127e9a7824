/** What the form edits, for its review and its draft. */
export const EDITED_NAME = 'the configuration'
