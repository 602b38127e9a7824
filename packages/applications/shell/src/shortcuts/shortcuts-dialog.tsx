import type { AccessSet } from '@portal/contract/access-set.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { lazyPart, leaveGuard } from '@portal/ui/blocks'
import { Modal, singleKeys } from '@portal/ui/frame'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { JUMPS } from './jumps.ts'
import { keySequence } from './key-sequence.ts'
import { shortcutsAt } from './shortcuts-state.ts'

const ShortcutsHelp = lazyPart(async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp)

const hear = keySequence()

/** Whether something covers the page and receives the keys. */
const isCovered = () =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([hidden])') !== null

/** Handles the shortcuts of every screen; `?` lists them all. The list closes on navigation. */
export function ShortcutsDialog({ access }: { access: AccessSet }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const openAt = useSyncExternalStore(shortcutsAt.subscribe, shortcutsAt.get)

  useEffect(() => {
    async function jump(key: string) {
      const row = JUMPS.find((one) => one.key === key)
      if (row && isAllowed(row.needs, access) && (await leaveGuard.mayLeave())) await navigate(row.path)
    }
    const press = (event: KeyboardEvent) => {
      if (singleKeys.get() === 'off' || isCovered()) return
      const heard = hear(event)
      if (heard?.kind === 'help') shortcutsAt.set(pathname)
      if (heard?.kind === 'jump') void jump(heard.key)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [access, pathname, navigate])

  return (
    <Modal open={openAt === pathname} onClose={() => shortcutsAt.set(undefined)} label="Keyboard shortcuts">
      <Suspense fallback={null}>
        <ShortcutsHelp access={access} />
      </Suspense>
    </Modal>
  )
}
