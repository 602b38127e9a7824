import { basename, dirname, extname } from 'node:path'
import type { Chunk, ChunkGraph, Compiler, Module } from 'webpack'

const NAME = 'ChunkNames'

/** Names of shared chunks by webpack's cache group: libraries, and sources of the portal. */
const SHARED = { vendors: 'libraries', default: 'shared' }

const contentsOf = (chunk: Chunk, graph: ChunkGraph) =>
  [...graph.getChunkModulesIterable(chunk)]
    .map((module) => module.identifier())
    .sort()
    .join()

/** The path of a module's source, without its query and loaders. */
const pathOf = (module: Module | undefined): string => module?.nameForCondition() ?? ''

const stem = (path: string) => basename(path, extname(path))

/** `form/index.ts` gives `form`; any other file gives its own name. */
const shortName = (path: string) => (stem(path) === 'index' ? basename(dirname(path)) : stem(path))

function setId(chunk: Chunk, id: string): void {
  chunk.id = id
  chunk.ids = [id]
}

/** Sorted by content alone, so that equal sources give equal names. */
const sorted = (chunks: readonly Chunk[], graph: ChunkGraph): readonly Chunk[] =>
  chunks
    .map((chunk) => ({ chunk, contents: contentsOf(chunk, graph) }))
    .sort((one, other) => one.contents.localeCompare(other.contents))
    .map(({ chunk }) => chunk)

function numberShared(chunks: readonly Chunk[], graph: ChunkGraph): void {
  for (const [hint, name] of Object.entries(SHARED)) {
    const shared = chunks.filter((chunk) => chunk.idNameHints.has(hint))
    for (const [index, chunk] of sorted(shared, graph).entries()) setId(chunk, `${name}-${index + 1}`)
  }
}

function nameLazy(chunks: readonly Chunk[], graph: ChunkGraph): void {
  const unnamed = chunks.filter(({ id, name }) => id === null && !name)
  const taken = new Set<string>()
  for (const chunk of sorted(unnamed, graph)) {
    const path = pathOf(graph.getChunkRootModules(chunk)[0])
    if (!path) continue
    const short = shortName(path)
    const long = `${basename(dirname(path))}_${short}`
    const id = [short, long].find((one) => !taken.has(one)) ?? `${long}_${taken.size}`
    taken.add(id)
    setId(chunk, id)
  }
}

/**
 * Gives chunks short names: a lazily imported file names its own chunk, and shared chunks are numbered.
 * Webpack would use whole paths, and every page would load them, because the entry contains the names of all
 * its chunks.
 */
export class ChunkNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeChunkIds.tap(NAME, (chunks) => {
        numberShared([...chunks], compilation.chunkGraph)
        nameLazy([...chunks], compilation.chunkGraph)
      })
    })
  }
}
