import type { Chunk, ChunkGraph, Compiler } from 'webpack'

const NAME = 'SharedChunks'

/** What several chunks share, by what webpack calls it: libraries, and sources of the portal. */
const NAMES = { vendors: 'libraries', default: 'shared' }

const contentsOf = (chunk: Chunk, graph: ChunkGraph) =>
  [...graph.getChunkModulesIterable(chunk)]
    .map((module) => module.identifier())
    .sort()
    .join()

/**
 * Numbers the chunks that others share. Webpack would name them by the paths of what is in them, and the entry, which
 * every page loads, has all of these names in it.
 */
export class SharedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeChunkIds.tap(NAME, (chunks) => {
        for (const [hint, name] of Object.entries(NAMES)) {
          ;[...chunks]
            .filter((chunk) => chunk.idNameHints.has(hint))
            .map((chunk) => ({ chunk, contents: contentsOf(chunk, compilation.chunkGraph) }))
            .sort((one, other) => one.contents.localeCompare(other.contents))
            .forEach(({ chunk }, index) => {
              chunk.id = `${name}-${index + 1}`
              chunk.ids = [chunk.id]
            })
        }
      })
    })
  }
}
