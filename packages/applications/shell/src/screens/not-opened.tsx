import type { ScreenAt } from '@portal/routing/screen-at.ts'
import { ForbiddenPage } from './forbidden.tsx'
import { UnknownPage } from './unknown.tsx'

interface NotOpenedProps {
  readonly screen: Exclude<ScreenAt, { kind: 'page' }>
  readonly pathname: string
}

/** Says why an address cannot be opened, and what to do. */
export function NotOpened({ screen, pathname }: NotOpenedProps) {
  if (screen.kind === 'unknown') return <UnknownPage pathname={pathname} />
  return <ForbiddenPage page={screen.row.title} missing={screen.missing} />
}
