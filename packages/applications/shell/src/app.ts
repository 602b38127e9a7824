import { fetchPagesAhead, lifecyclesOf } from '@portal/portal-app'
import { PortalFrame } from './frame/portal-frame.tsx'
import { routes } from './routes.ts'
import { ShellPages } from './shell-pages.tsx'

fetchPagesAhead(Object.values(routes))

/** Menu and top bar, around every signed-in screen. */
export const frame = lifecyclesOf(PortalFrame)

/** The shell's own screens, and what stands where no screen may be shown. */
export const pages = lifecyclesOf(ShellPages)
