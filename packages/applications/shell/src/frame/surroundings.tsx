import type { AccessSet } from '@portal/contract/access-set.ts'
import { Boundary } from '@portal/portal-app'
import type { User } from '@portal/session'
import { lazyPart } from '@portal/ui/blocks'
import { Suspense } from 'react'
import { Bars } from '../bars/bars.tsx'
import { PaletteDialog } from '../palette/palette-dialog.tsx'
import { palette } from '../palette/palette-state.ts'
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx'
import { Alone } from './alone.tsx'
import { useQuiet } from './use-quiet.ts'
import { useRecentPages } from './use-recent-pages.ts'

const OwnNews = lazyPart(async () => (await import('./own-news.tsx')).OwnNews)

/** What stays mounted while an operator moves between screens. */
export function Surroundings({ user, access }: { user: User; access: AccessSet }) {
  useRecentPages(user.sub)
  const isQuiet = useQuiet()
  return (
    <>
      <Bars />
      {isQuiet && (
        // Loads in the background: if its code does not arrive, fail silently.
        <Boundary show={() => null}>
          <Suspense fallback={null}>
            <OwnNews key={user.sub} user={user} />
          </Suspense>
        </Boundary>
      )}
      <Alone onFailure={palette.close}>
        <PaletteDialog />
      </Alone>
      <Alone>
        <ShortcutsDialog access={access} />
      </Alone>
    </>
  )
}
