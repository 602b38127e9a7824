import type { MenuItem } from './menu.ts'

const isBelow = (pathname: string, path: string) => path !== '/' && `${pathname}/`.startsWith(`${path}/`)

/**
 * Whether an item is highlighted: the current path equals its path, or contains its path or that of one of
 * its links, except home (specification, section 2).
 */
export const isHighlighted = ({ to, links }: MenuItem, pathname: string): boolean =>
  pathname === to || [to, ...links.map((link) => link.to)].some((path) => isBelow(pathname, path))

/** Whether one of the item's links is the current screen. */
export const hasActiveLink = ({ links }: MenuItem, pathname: string): boolean =>
  links.some(({ to }) => to === pathname)

/** Clicking an item with links navigates only when it expands the item and none of its links is active. */
export const clickNavigates = (item: MenuItem, isOpen: boolean, pathname: string): boolean =>
  !isOpen && !hasActiveLink(item, pathname)
