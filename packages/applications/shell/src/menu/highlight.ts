import type { MenuItem } from './menu.ts'

const isBelow = (pathname: string, path: string) => path !== '/' && `${pathname}/`.startsWith(`${path}/`)

/**
 * Whether an item is highlighted: its path is the current one, or the current one contains a path of its own or
 * of its links, home excepted (specification, section 2).
 */
export const isHighlighted = ({ to, links }: MenuItem, pathname: string): boolean =>
  pathname === to || [to, ...links.map((link) => link.to)].some((path) => isBelow(pathname, path))

/** Whether one of the item's links is the current screen. */
export const hasActiveLink = ({ links }: MenuItem, pathname: string): boolean =>
  links.some(({ to }) => to === pathname)

/** A click on an item with links goes to its screen only when it opens the item and no link of it is active. */
export const clickNavigates = (item: MenuItem, isOpen: boolean, pathname: string): boolean =>
  !isOpen && !hasActiveLink(item, pathname)
