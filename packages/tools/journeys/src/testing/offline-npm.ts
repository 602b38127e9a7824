import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const INSTALL = pathToFileURL(join(import.meta.dirname, 'install-offline.ts')).href

/**
 * Writes an npm that installs without a network (see `installOffline`) and passes everything else to the real one.
 * Returns a PATH on which it comes first.
 */
export function offlineNpm(folder: string): string {
  const program = join(folder, 'npm')
  const { PATH = '' } = process.env
  const install = `import('${INSTALL}').then(({ installOffline }) => installOffline(process.cwd()))`
  mkdirSync(folder)
  writeFileSync(
    program,
    `#!/bin/sh
if [ "$1" = install ]; then exec node --import tsx --eval "${install}"; fi
PATH='${PATH}' exec npm "$@"
`,
  )
  chmodSync(program, 0o755)
  return [folder, PATH].join(delimiter)
}
