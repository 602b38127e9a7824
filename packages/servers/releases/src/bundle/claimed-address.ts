/** Fixed segments without encoding, and named parameters. */
const SEGMENT = /^(?::[A-Za-z]\w*|(?!\.{1,2}$)[A-Za-z0-9\-._~]+)$/

/**
 * Whether this is a valid screen address: `/`, or segments and parameters such as `/shops/:shopId/history`.
 */
export function isAddress(path: string): boolean {
  const [before, ...segments] = path.split('/')
  return path === '/' || (before === '' && segments.length > 0 && segments.every((one) => SEGMENT.test(one)))
}

/**
 * Normalizes a pattern: patterns that match the same addresses (`match-row.ts`) get the same result, whatever
 * their parameters are called. Case is ignored, since people do not tell addresses apart by it.
 */
export const claimedAddress = (path: string): string =>
  `/${path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/')}`
