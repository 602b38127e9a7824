import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Plugin } from 'esbuild'

const sourceIn = (output: string, path: string) =>
  JSON.stringify(relative(output, path).replaceAll('\\', '/'))

/**
 * Makes `import.meta.url` of a module refer to its source, wherever the bundle in `output` is moved. `prepare` changes
 * the text of a module first.
 */
export const placeOfSource = (output: string, prepare = (text: string, _path: string) => text): Plugin => ({
  name: 'place-of-source',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const place = `new URL(${sourceIn(output, path)}, import.meta.url).href`
      return { contents: prepare(text, path).replaceAll('import.meta.url', place), loader: 'ts' }
    })
  },
})
