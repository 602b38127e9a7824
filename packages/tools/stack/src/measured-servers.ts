/** The servers with metrics, in the order of their metrics ports. */
export const MEASURED: readonly string[] = [
  'reference-api',
  'task-worker',
  'identity-provider',
  'portal-host',
  'release-service',
]
