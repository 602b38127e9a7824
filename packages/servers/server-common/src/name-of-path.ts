import { NO_NAME } from './metrics.ts'

/** Names addresses by how they begin, the first that fits: what follows differs from call to call. */
export const nameOfPath =
  (names: readonly (readonly [name: string, beginning: string])[], others = NO_NAME) =>
  (path: string): string =>
    names.find(([, beginning]) => path.startsWith(beginning))?.[0] ?? others
