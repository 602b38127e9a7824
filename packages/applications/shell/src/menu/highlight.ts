import type { MenuItem } from './menu.ts'

const isBelow = (pathname: string, path: string) => path !== '/' && `${pathname}/`.startsWith(`${path}/`)

/** The length of an item's longest path that is the current one or contains it; 0 for none. */
const reachOf = ({ to, links }: MenuItem, pathname: string): number =>
  Math.max(
    0,
    ...[to, ...links.map((link) => link.to)]
      .filter((path) => path === pathname || isBelow(pathname, path))
      .map((path) => path.length),
  )

/**
 * The highlighted item: the current path equals its path, or contains its path or that of one of its links,
 * except home (specification, section 2). Of several, such as /fees and /fees/partners, the closest one.
 */
export const highlightedItem = (items: readonly MenuItem[], pathname: string): MenuItem | undefined =>
  items.reduce<MenuItem | undefined>(
    (best, item) => (reachOf(item, pathname) > (best ? reachOf(best, pathname) : 0) ? item : best),
    undefined,
  )

/** Whether one of the item's links is the current screen. */
export const hasActiveLink = ({ links }: MenuItem, pathname: string): boolean =>
  links.some(({ to }) => to === pathname)

/** Clicking an item with links navigates only when it expands the item and none of its links is active. */
export const clickNavigates = (item: MenuItem, isOpen: boolean, pathname: string): boolean =>
  !isOpen && !hasActiveLink(item, pathname)
