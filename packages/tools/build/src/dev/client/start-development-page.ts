/// <reference lib="dom" />
import * as refreshRuntime from 'react-refresh/runtime'
import { type BuildNews, NEWS_PATH } from './development-page.ts'
import { addOverridePanel } from './override-panel.ts'
import { clearProblem, showProblem } from './problem-panel.ts'

/** Bundles that cannot be hot-updated. */
const NEEDS_RELOAD = ['@portal/root-config', '@portal/shared-libraries']

const listeners = new Map<string, (hash: string) => void>()
const hashes = new Map<string, string>()

function take({ bundle, hash, errors, hasNewTables }: BuildNews): void {
  if (errors.length > 0) {
    showProblem(bundle, errors.join('\n\n'))
    return
  }
  clearProblem(bundle)
  const isOther = hashes.has(bundle) && hashes.get(bundle) !== hash
  hashes.set(bundle, hash)
  if (hasNewTables || (isOther && NEEDS_RELOAD.includes(bundle))) location.reload()
  else listeners.get(bundle)?.(hash)
}

// Before the applications load.
addOverridePanel()
// Before react-dom runs: it looks for the DevTools hook only once, when it starts.
refreshRuntime.injectIntoGlobalHook(window)
globalThis.developmentPage = {
  refreshRuntime,
  onBuilt(bundle, listener) {
    listeners.set(bundle, listener)
    const hash = hashes.get(bundle)
    if (hash) listener(hash)
  },
  showProblem,
  clearProblem,
}
new EventSource(NEWS_PATH).addEventListener('message', ({ data }) => take(JSON.parse(data)))
