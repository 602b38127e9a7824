import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { context, type OutputFile } from 'esbuild'
import { placeOfSource } from '../place-of-source.ts'
import { REQUIRE_IN_MODULES } from '../require-in-modules.ts'

/** The files of a server's bundle. */
export type ServerCode = readonly OutputFile[]

interface ServerSource {
  /** Folder of the server's package; the libraries it depends on stay outside the bundle. */
  readonly directory: string
  /** The program. */
  readonly file: string
  /** Where the bundle is going to lie, in the package. */
  readonly output: string
}

/**
 * Bundles a server with the workspace packages it uses, since few files start in less than half the time that many
 * take. `build` gives the files, of which `server.js` is the program, and rejects with what is wrong.
 */
export async function openServerBundle({ directory, file, output }: ServerSource) {
  const { dependencies } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const bundle = await context({
    entryPoints: { server: file },
    outdir: output,
    bundle: true,
    write: false,
    format: 'esm',
    // What is imported when needed stays apart, and so do its libraries.
    splitting: true,
    platform: 'node',
    target: `node${process.versions.node}`,
    banner: { js: REQUIRE_IN_MODULES },
    sourcemap: 'inline',
    sourcesContent: false,
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@portal/')),
    plugins: [placeOfSource(output)],
    logLevel: 'silent',
  })
  return {
    build: async (): Promise<ServerCode> => (await bundle.rebuild()).outputFiles,
    close: () => bundle.dispose(),
  }
}
