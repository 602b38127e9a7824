import { lifecyclesOf, prefetchPages } from '@portal/portal-app'
import { PortalFrame } from './frame/portal-frame.tsx'
import { routes } from './routes.ts'
import { ShellPages } from './shell-pages.tsx'

prefetchPages(Object.values(routes))

/** The menu and top bar around every signed-in screen. */
export const frame = lifecyclesOf(PortalFrame)

/** The shell's own screens, and the messages shown in place of a screen that cannot be opened. */
export const pages = lifecyclesOf(ShellPages)
