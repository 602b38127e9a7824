import type { Page } from '@playwright/test'

/** The path of an address, with or without an origin. */
export const pathnameOf = (address: string): string => new URL(address, 'http://portal.test').pathname

/** Whether an address is a parent of another. */
export const isAbove = (above: string, address: string): boolean =>
  above === '/' || address.startsWith(`${above}/`)

/** The paths that a page links to: steps of the way to it, and everything else. */
export async function linksOn(page: Page): Promise<{ crumbs: string[]; links: string[] }> {
  const pathnames = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  return {
    crumbs: await pathnames('[aria-label="Breadcrumbs"] a'),
    links: await pathnames('a[href^="/"]:not([aria-label="Breadcrumbs"] a)'),
  }
}
