/** First words of addresses that the portal host answers or forwards. No application can have them. */
export const HOST_ADDRESSES: readonly string[] = [
  'api',
  'bundles',
  'health',
  'metrics',
  'oauth2',
  'packages',
  'page-failures',
  'page-successes',
  'preview',
  'session',
]
