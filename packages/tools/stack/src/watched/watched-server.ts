import type { StartServer } from '../supervision/server-process.ts'
import { folderOf, newestServer } from './newest-server.ts'
import { watchSources } from './watch-sources.ts'

interface WatchedServer {
  stop(): Promise<void>
}

/** One watcher for each package. Its servers are restarted one after the other, as they were added. */
function sourceWatchers() {
  const known = new Map<string, { readonly restarts: (() => Promise<void>)[]; close(): Promise<void> }>()
  return (folder: string, restart: () => Promise<void>) => {
    const present = known.get(folder)
    if (present) {
      present.restarts.push(restart)
      return present
    }
    const restarts = [restart]
    const { close } = watchSources(folder, async () => {
      for (const one of restarts) await one()
    })
    const added = { restarts, close }
    known.set(folder, added)
    return added
  }
}

/**
 * Starts servers that are restarted whenever one of their sources changes, or one of a package they use. When new
 * code has errors or cannot start, the terminal says why, and the previous code keeps running. The worker of the product
 * API waits until the API is ready: starting both at once saves no time.
 */
export function watchedServers(): StartServer<WatchedServer> {
  const watch = sourceWatchers()

  return async (program, environment, logs) => {
    const { name } = program
    const server = newestServer(program, environment, logs)
    const started = server.update()
    let isStopped = false

    const sources = watch(folderOf(program), async () => {
      await started
      if (isStopped) return
      const startedAt = Date.now()
      try {
        await server.update()
        console.info(`${name} responds again after ${((Date.now() - startedAt) / 1000).toFixed(2)} s`)
      } catch (error) {
        const why = error instanceof Error ? error.message : error
        console.error(`${name} has errors; the previous version keeps running.\n\n${why}\n`)
      }
    })

    await started
    return {
      async stop() {
        isStopped = true
        await sources.close()
        await server.stop()
      },
    }
  }
}
