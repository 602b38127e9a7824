import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { BUILT_BACKEND, backendOf } from './backend-of.ts'
import { writeBill } from './bill-of-materials.ts'
import { PROGRAMS_OF_SERVER, sourcesInPrograms } from './compile-servers.ts'
import { placeOfSource } from './place-of-source.ts'

/** Compiles the backend of an application, if it has one, with its libraries. Throws the compiler's message. */
export async function compileBackend(directory: string, output: string): Promise<void> {
  const program = backendOf(directory)
  if (program === undefined) return
  console.info(`Building the backend of ${basename(directory)} …`)
  const { metafile } = await build({
    entryPoints: [program],
    outdir: output,
    ...PROGRAMS_OF_SERVER,
    plugins: [placeOfSource(join(directory, BUILT_BACKEND))],
  })
  writeBill(directory, output, sourcesInPrograms(metafile))
}
