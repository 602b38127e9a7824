/** Tokens of build servers. Shorter ones could be guessed. */
export const BUILD_TOKEN = /^[\w.~+/=-]{20,500}$/
