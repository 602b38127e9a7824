import { join } from 'node:path'
import { packagesIn } from '@portal/build/src/bundle-stamp.ts'
import { repository } from '@portal/build/src/workspace.ts'
import Watchpack from 'watchpack'

/** Files saved together are one change. */
const TOGETHER_MS = 50

/**
 * Calls back when a source of a package or its workspace dependencies changes. Calls never overlap: changes
 * during a call cause one more. `close` waits for the call in progress.
 */
export function watchSources(directory: string, onChange: () => Promise<void>) {
  const watcher = new Watchpack({ aggregateTimeout: TOGETHER_MS, ignored: ['**/*.test.ts', '**/testing'] })
  let isWaiting = false
  let current = Promise.resolve()

  watcher.on('aggregated', () => {
    if (isWaiting) return
    isWaiting = true
    current = current.then(() => {
      isWaiting = false
      return onChange()
    })
  })
  const directories = packagesIn(directory, repository).map((folder) => join(folder, 'src'))
  watcher.watch({ directories, startTime: Date.now() })
  return {
    async close(): Promise<void> {
      watcher.close()
      await current
    },
  }
}
