/** Where the link of an invitation or a password reset leads at the identity provider; the secret of the mail follows. */
export const PASSWORD_RESET_PATH = '/password-reset'
