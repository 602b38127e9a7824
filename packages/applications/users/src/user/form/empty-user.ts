/** Initial values of the invitation form. */
export const EMPTY_USER = { email: '', given_name: '', family_name: '', roleIds: [], changeReason: '' }
