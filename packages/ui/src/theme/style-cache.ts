import createCache from '@emotion/cache'

/** One cache for every application of the page: equal styles are inserted once, in one order. */
export const styleCache = createCache({
  key: 'css',
  // Rule by rule in development as well: the page's policy refuses styles with text.
  speedy: true,
})
