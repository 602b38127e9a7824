import { type DeviceValue, deviceValue, hasTexts, listOf } from './device-value.ts'

/** A visited page. */
export interface RecentPage {
  readonly path: string
  /** The page's heading, which names the record. */
  readonly title: string
  /** What the screen shows: "Business subject". */
  readonly kind: string
  readonly at: string
}

const MAX_PAGES = 8

const isRecentPage = (value: unknown): value is RecentPage => hasTexts(value, 'path', 'title', 'kind', 'at')

const byUser = new Map<string, DeviceValue<readonly RecentPage[]>>()

/** The pages that an operator visited last on this device, newest first. */
export function recentPagesOf(sub: string): DeviceValue<readonly RecentPage[]> {
  const known = byUser.get(sub)
  if (known) return known
  const created = deviceValue<readonly RecentPage[]>(`portal.recent.${sub}`, [], listOf(isRecentPage))
  byUser.set(sub, created)
  return created
}

/** Moves a page to the front and removes entries that would look the same in the list. */
export function rememberPage(sub: string, page: RecentPage): void {
  const isSame = (one: RecentPage) =>
    one.path === page.path || (one.title === page.title && one.kind === page.kind)
  const pages = recentPagesOf(sub)
  const [newest] = pages.get()
  if (newest?.path === page.path && newest.title === page.title) return
  pages.set([page, ...pages.get().filter((one) => !isSame(one))].slice(0, MAX_PAGES))
}
