import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'
import { integrityOf } from './integrity-of.ts'

const NAME = 'ChunkIntegrity'

const { RuntimeGlobals, RuntimeModule } = webpack
const { RawSource } = webpack.sources

/** Where a bundle keeps the integrity of its chunks, by id. */
const TABLE = `${RuntimeGlobals.require}.integrity`

/** After everything that changes a file. */
const LAST_STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT

/** Placeholder for a chunk's integrity until its bytes are final: same format, unique. */
const placeholderOf = ({ id }: Chunk) => integrityOf(Buffer.from(`chunk ${id}`))

class IntegrityTable extends RuntimeModule {
  constructor() {
    super('integrity of chunks')
  }

  override generate(): string {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])]
    const table = Object.fromEntries(chunks.map((chunk) => [chunk.id, placeholderOf(chunk)]))
    return `${TABLE} = ${JSON.stringify(table)};`
  }
}

/** Replaces the placeholders with the integrity of the files. */
function fillTables(compilation: Compilation): void {
  const chunks = [...compilation.chunks]
  const known = chunks
    .filter((chunk) => !chunk.hasRuntime())
    .flatMap((chunk) => {
      const file = [...chunk.files].find((name) => name.endsWith('.js'))
      const source = file === undefined ? undefined : compilation.assets[file]
      return source ? [[placeholderOf(chunk), integrityOf(source.buffer())] as const] : []
    })
  for (const file of chunks.filter((chunk) => chunk.hasRuntime()).flatMap(({ files }) => [...files])) {
    compilation.updateAsset(file, (source) => {
      const text = source.source().toString()
      return new RawSource(
        known.reduce((now, [placeholder, integrity]) => now.replace(placeholder, integrity), text),
      )
    })
  }
}

/**
 * Adds the integrity of a bundle's lazy chunks to its entry. SystemJS checks the entry by the import map, so
 * the page does not need the chunks' integrity. In development, where chunks change while a page is open,
 * there is none.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    const isFixed = compiler.options.mode === 'production'
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap(NAME, (source) =>
        [
          source,
          "script.crossOrigin = 'anonymous';",
          isFixed ? `script.integrity = ${TABLE}[chunkId];` : '',
        ].join('\n'),
      )
      if (!isFixed) return
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable())
      })
      compilation.hooks.processAssets.tap({ name: NAME, stage: LAST_STAGE }, () => fillTables(compilation))
    })
  }
}
