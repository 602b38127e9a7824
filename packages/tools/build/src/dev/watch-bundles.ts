import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repository } from '../workspace.ts'
import { serveBuildNews } from './build-news.ts'
import type { BuildNews } from './client/development-page.ts'
import { watchBundle } from './watch-bundle.ts'

/** Where development bundles are built, each in a folder with the name of its package folder. */
export const DEVELOPMENT_BUNDLES = join(repository, '.cache', 'development')

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

function print({ bundle, errors, hasNewTables }: BuildNews, milliseconds: number, isFirst: boolean): void {
  const consequence = isFirst
    ? 'the portal starts once they are fixed'
    : 'the last good build is still served'
  if (errors.length > 0) console.error(`${bundle} has errors; ${consequence}.\n\n${errors.join('\n\n')}\n`)
  else console.info(`${bundle} built in ${seconds(milliseconds)}${hasNewTables ? ', with new screens' : ''}`)
}

/**
 * Builds the bundles of the given packages and rebuilds them on changes. `ready` resolves when each has built
 * without errors; builds are reported to `newsUrl`, if given.
 */
export async function watchBundles(directories: readonly string[]) {
  // The host serves every folder here, so remove those of an earlier run with other packages.
  rmSync(DEVELOPMENT_BUNDLES, { recursive: true, force: true })
  const news = await serveBuildNews()
  const missing = new Set(directories.map((directory) => basename(directory)))
  let isReady = () => {}
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })
  const stops = await Promise.all(
    directories.map((directory) =>
      watchBundle({
        directory,
        output: join(DEVELOPMENT_BUNDLES, basename(directory)),
        onBuilt(built, milliseconds) {
          print(built, milliseconds, missing.has(basename(directory)))
          news.tell(built)
          if (built.errors.length === 0) missing.delete(basename(directory))
          if (missing.size === 0) isReady()
        },
      }),
    ),
  )
  return {
    ready,
    newsUrl: news.url,
    async stop(): Promise<void> {
      news.close()
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}
