/** The identity provider's path of invitation and password reset links; the secret from the email follows. */
export const PASSWORD_RESET_PATH = '/password-reset'
