import type { Chunk, ChunkGraph, Compiler } from 'webpack'

/** What webpack calls a chunk of libraries that several chunks share. */
const HINT = 'vendors'

const contentsOf = (chunk: Chunk, graph: ChunkGraph) =>
  [...graph.getChunkModulesIterable(chunk)]
    .map((module) => module.identifier())
    .sort()
    .join()

/**
 * Numbers the chunks of libraries. Webpack would name them by the paths of what is in them, and the entry, which every
 * page loads, has all of these names in it.
 */
export class LibraryChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LibraryChunks', (compilation) => {
      compilation.hooks.beforeChunkIds.tap('LibraryChunks', (chunks) => {
        const { chunkGraph } = compilation
        ;[...chunks]
          .filter((chunk) => chunk.idNameHints.has(HINT))
          .map((chunk) => ({ chunk, contents: contentsOf(chunk, chunkGraph) }))
          .sort((one, other) => one.contents.localeCompare(other.contents))
          .forEach(({ chunk }, index) => {
            chunk.id = `libraries-${index + 1}`
            chunk.ids = [chunk.id]
          })
      })
    })
  }
}
