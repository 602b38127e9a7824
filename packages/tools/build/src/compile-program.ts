import { dirname } from 'node:path'
import { buildSync } from 'esbuild'

/** Compiles a program and everything it imports into one file, for Node and nothing else. Throws the compiler's message. */
export function compileProgram(program: string, file: string): void {
  buildSync({
    entryPoints: [program],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    banner: { js: '#!/usr/bin/env node' },
    // Comments with the names of the sources do not depend on where the repository is.
    absWorkingDir: dirname(program),
    logLevel: 'silent',
  })
}
