import { basename, dirname, extname } from 'node:path'
import type { Chunk, ChunkGraph, Compiler, Module } from 'webpack'

const NAME = 'ChunkNames'

/** Chunks that several others share, by webpack's hint about their contents: libraries, and sources of the portal. */
const SHARED = { vendors: 'libraries', default: 'shared' }

const contentsOf = (chunk: Chunk, graph: ChunkGraph) =>
  [...graph.getChunkModulesIterable(chunk)]
    .map((module) => module.identifier())
    .sort()
    .join()

/** The path of a module's source, without its query and loaders. */
const pathOf = (module: Module | undefined): string => module?.nameForCondition() ?? ''

const stem = (path: string) => basename(path, extname(path))

/** `form/index.ts` is called `form`; any other file is called after itself. */
const shortName = (path: string) => (stem(path) === 'index' ? basename(dirname(path)) : stem(path))

function setId(chunk: Chunk, id: string): void {
  chunk.id = id
  chunk.ids = [id]
}

/**
 * Gives chunks short names: a lazily imported file names its own chunk, and shared chunks are numbered. Webpack would use
 * whole paths, and every page would load them: the entry has the names of all its chunks in it.
 */
export class ChunkNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { chunkGraph } = compilation
      compilation.hooks.beforeChunkIds.tap(NAME, (chunks) => {
        for (const [hint, name] of Object.entries(SHARED)) {
          ;[...chunks]
            .filter((chunk) => chunk.idNameHints.has(hint))
            .map((chunk) => ({ chunk, contents: contentsOf(chunk, chunkGraph) }))
            .sort((one, other) => one.contents.localeCompare(other.contents))
            .forEach(({ chunk }, index) => setId(chunk, `${name}-${index + 1}`))
        }
        const lazy = [...chunks]
          .filter(({ id, name }) => id === null && !name)
          .map((chunk) => ({
            chunk,
            path: pathOf(chunkGraph.getChunkRootModules(chunk)[0]),
            contents: contentsOf(chunk, chunkGraph),
          }))
          .filter(({ path }) => path)
          .sort((one, other) => one.contents.localeCompare(other.contents))
        const taken = new Set<string>()
        for (const { chunk, path } of lazy) {
          const short = shortName(path)
          const long = `${basename(dirname(path))}_${short}`
          const id = [short, long, `${long}_${taken.size}`].find((one) => !taken.has(one)) ?? short
          taken.add(id)
          setId(chunk, id)
        }
      })
    })
  }
}
