import { createHash } from 'node:crypto'
import webpack, { type Compiler } from 'webpack'

const NAME = 'OwnChunks'
/** Placeholder until the code is final; of the same length. */
export const NAME_OF_BUILD = 'b__build__'

/** After the minimizer, before content hashes are computed. */
const STAGE = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE

const { ReplaceSource } = webpack.sources

const placesOf = (text: string) =>
  [...text.matchAll(new RegExp(NAME_OF_BUILD, 'g'))].map(({ index }) => index)

/**
 * Names a bundle's chunk loader after the bytes of the build. Two versions of one bundle can run in one page
 * when one replaces the other; with the package name, each would take the other's chunks for its own.
 */
export class OwnChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: STAGE }, (assets) => {
        const texts = Object.entries(assets)
          .filter(([file]) => file.endsWith('.js'))
          .map(([file, source]) => ({ file, text: source.source().toString() }))
        const digest = createHash('sha256')
        for (const { text } of texts) digest.update(text)
        const name = `b${digest.digest('hex').slice(0, NAME_OF_BUILD.length - 1)}`
        for (const { file, text } of texts) {
          compilation.updateAsset(file, (source) => {
            const named = new ReplaceSource(source)
            for (const at of placesOf(text)) named.replace(at, at + NAME_OF_BUILD.length - 1, name)
            return named
          })
        }
      })
    })
  }
}
