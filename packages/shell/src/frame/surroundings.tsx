import type { User } from '@portal/session'
import { PaletteDialog } from '../palette/palette-dialog.tsx'
import { useRecentPages } from './use-recent-pages.ts'

/** What accompanies an operator from screen to screen. */
export function Surroundings({ user }: { user: User }) {
  useRecentPages(user.sub)
  return <PaletteDialog />
}
