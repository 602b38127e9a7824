/** Where the link of a password-reset mail leads at the identity provider; the secret of the mail follows. */
export const PASSWORD_RESET_PATH = '/password-reset'
