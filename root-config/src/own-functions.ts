// Loaded before any application, which can replace the browser's functions.
export const ownFetch = fetch
export const logError = console.error
