import type { AccessSet } from '@portal/contract/access-set.ts'
import type { User } from '@portal/session'
import { Bars } from '../bars/bars.tsx'
import { PaletteDialog } from '../palette/palette-dialog.tsx'
import { palette } from '../palette/palette-state.ts'
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx'
import { Alone } from './alone.tsx'
import { useRecentPages } from './use-recent-pages.ts'

/** What accompanies an operator from screen to screen. */
export function Surroundings({ user, access }: { user: User; access: AccessSet }) {
  useRecentPages(user.sub)
  return (
    <>
      <Bars />
      <Alone onFailure={palette.close}>
        <PaletteDialog />
      </Alone>
      <Alone>
        <ShortcutsDialog access={access} />
      </Alone>
    </>
  )
}
