/** Fixed segments as they are in addresses without being encoded, and parameters by their names. */
const SEGMENT = /^(?::[A-Za-z]\w*|(?!\.{1,2}$)[A-Za-z0-9\-._~]+)$/

/** Whether a screen can have an address: `/`, or segments and parameters such as `/shops/:shopId/history`. */
export function isAddress(path: string): boolean {
  const [before, ...segments] = path.split('/')
  return path === '/' || (before === '' && segments.length > 0 && segments.every((one) => SEGMENT.test(one)))
}

/**
 * What a pattern is claimed as: the same for all that the same addresses belong to (`match-row.ts`), whatever their
 * parameters are called. Capitals make no other address for people.
 */
export const claimedAddress = (path: string): string =>
  `/${path
    .split('/')
    .filter(Boolean)
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()))
    .join('/')}`
