import type { Page } from '@playwright/test'

/** The path of an address, with or without an origin. */
export const pathnameOf = (address: string): string => new URL(address, 'http://portal.test').pathname

/** Screens whose address does not start with that of their parent: specification, section 2. */
const PLACES: Readonly<Record<string, string>> = {
  '/templates/create': '/templates-system/subjects/system/create',
}

/** Whether an address is that of an ancestor of another screen. */
export const isAbove = (above: string, address: string): boolean =>
  above === '/' || (PLACES[address] ?? address).startsWith(`${above}/`)

/** The paths that a page links to: breadcrumbs, and everything else. */
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
