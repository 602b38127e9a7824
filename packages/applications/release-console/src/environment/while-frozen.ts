/** Why nothing but what leads back can be released; undefined if it can. */
export const whileFrozen = ({ isFrozen }: { readonly isFrozen: boolean }): string | undefined =>
  isFrozen ? 'The environment is frozen. Thaw it first.' : undefined
