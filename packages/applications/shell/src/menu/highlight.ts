import type { MenuItem, MenuLink } from './menu.ts'

const isBelow = (pathname: string, path: string) => path !== '/' && `${pathname}/`.startsWith(`${path}/`)

/** The length of the longest path that is the current one or contains it; 0 for none. */
const reachOf = (paths: readonly string[], pathname: string): number =>
  Math.max(
    0,
    ...paths.filter((path) => path === pathname || isBelow(pathname, path)).map((path) => path.length),
  )

/** The entry that reaches closest to the current path. */
const closest = <Entry>(
  entries: readonly Entry[],
  pathsOf: (entry: Entry) => readonly string[],
  pathname: string,
): Entry | undefined => {
  const reaches = entries.map((entry) => reachOf(pathsOf(entry), pathname))
  const best = Math.max(0, ...reaches)
  return best > 0 ? entries[reaches.indexOf(best)] : undefined
}

/**
 * The highlighted item: the current path equals its path, or contains its path or that of one of its links,
 * except home (specification, section 2). Of several, such as /fees and /fees/partners, the closest one.
 */
export const highlightedItem = (items: readonly MenuItem[], pathname: string): MenuItem | undefined =>
  closest(items, ({ to, links }) => [to, ...links.map((link) => link.to)], pathname)

/** The link of an item to the current screen, or to the list that the current record is in. */
export const highlightedLink = ({ links }: MenuItem, pathname: string): MenuLink | undefined =>
  closest(links, ({ to }) => [to], pathname)

/** Whether one of the item's links is the current screen. */
export const hasActiveLink = ({ links }: MenuItem, pathname: string): boolean =>
  links.some(({ to }) => to === pathname)

/** Clicking an item with links navigates only when it expands the item and none of its links is active. */
export const clickNavigates = (item: MenuItem, isOpen: boolean, pathname: string): boolean =>
  !isOpen && !hasActiveLink(item, pathname)
