import { SAFE } from '@portal/contract/portal-config.ts'
import { appOnScreen } from './app-on-screen.ts'
import { bundleOf } from './bundle.ts'
import { loadLater } from './load-later.ts'

/** Reloads the page with stable versions; one that has them already says that it failed. */
export function replacePage(): void {
  const { search } = location
  if (new URLSearchParams(search).has(SAFE)) {
    const facts = bundleOf(appOnScreen()).facts()
    // Without a connection, it cannot be loaded.
    loadLater().then(
      ({ showStopped }) => showStopped(facts),
      () => undefined,
    )
  } else location.assign(`?${SAFE}=1&${search.slice(1)}`)
}
