import { SAFE } from '@portal/contract/portal-config.ts'
import { appOnScreen } from './app-on-screen.ts'
import { bundleOf } from './bundle.ts'
import { loadLater } from './load-later.ts'
import { visit } from './visit.ts'

/** Reloads the page with stable versions; one that has them already says that it failed. */
export function replacePage(): void {
  if (visit.isSafe) {
    const facts = bundleOf(appOnScreen()).facts()
    // Without a connection, it cannot be loaded.
    loadLater().then(
      ({ showStopped }) => showStopped(facts),
      () => undefined,
    )
  } else location.assign(`?${SAFE}=1&${location.search.slice(1)}`)
}
