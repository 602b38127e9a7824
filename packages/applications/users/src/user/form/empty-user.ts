/** What the form of an invitation begins with. */
export const EMPTY_USER = { email: '', given_name: '', family_name: '', roleIds: [], changeReason: '' }
