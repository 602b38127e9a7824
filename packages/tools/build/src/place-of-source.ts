import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Plugin } from 'esbuild'

/** Makes `import.meta.url` of a module refer to its source, wherever the bundle in `output` is moved. */
export const placeOfSource = (output: string): Plugin => ({
  name: 'place-of-source',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.url')) return undefined
      const address = JSON.stringify(relative(output, path).replaceAll('\\', '/'))
      const contents = text.replaceAll('import.meta.url', `new URL(${address}, import.meta.url).href`)
      return { contents, loader: 'ts' }
    })
  },
})
