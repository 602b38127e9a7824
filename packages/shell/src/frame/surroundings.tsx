import type { User } from '@portal/session'
import { useRecentPages } from './use-recent-pages.ts'

/** What accompanies an operator from screen to screen. */
export function Surroundings({ user }: { user: User }) {
  useRecentPages(user.sub)
  return null
}
