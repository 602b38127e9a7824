/** Functions of the browser, kept before any application runs, since an application can replace them. */
export const own = { fetch: fetch.bind(window), logError: console.error }
