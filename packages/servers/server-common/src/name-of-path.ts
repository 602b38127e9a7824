import { NO_NAME } from './metrics.ts'

/** Names addresses by the first matching prefix: the rest differs between calls. */
export const nameOfPath =
  (names: readonly (readonly [name: string, beginning: string])[], others = NO_NAME) =>
  (path: string): string =>
    names.find(([, beginning]) => path.startsWith(beginning))?.[0] ?? others
