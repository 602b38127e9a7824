import { type DeviceValue, deviceValue, hasTexts, listOf } from './device-value.ts'

/** A page that was visited. */
export interface RecentPage {
  readonly path: string
  /** Its heading, which names the record. */
  readonly title: string
  readonly at: string
}

const KEPT = 8

const isRecentPage = (value: unknown): value is RecentPage => hasTexts(value, 'path', 'title', 'at')

const byUser = new Map<string, DeviceValue<readonly RecentPage[]>>()

/** The pages that an operator visited last on this device, newest first. */
export function recentPagesOf(sub: string): DeviceValue<readonly RecentPage[]> {
  const known = byUser.get(sub)
  if (known) return known
  const made = deviceValue<readonly RecentPage[]>(`portal.recent.${sub}`, [], listOf(isRecentPage))
  byUser.set(sub, made)
  return made
}

/** Puts a page in front of the others. */
export function rememberPage(sub: string, page: RecentPage): void {
  const pages = recentPagesOf(sub)
  const [newest] = pages.get()
  if (newest?.path === page.path && newest.title === page.title) return
  const others = pages.get().filter(({ path }) => path !== page.path)
  pages.set([page, ...others].slice(0, KEPT))
}
