import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { writeBill } from '../bill-of-materials.ts'
import { compileWholePrograms } from './compile-whole-programs.ts'
import { filesIn } from './files-in.ts'
import { pageFiles } from './page-files.ts'

/** The server that serves the page. */
const HOST = 'portal-host'

/** The only folder in it that the host writes to. */
const CACHE = '.cache'

/** As `sha256sum -c` reads them. */
const DIGESTS = 'SHA256SUMS'

/** A folder that a server runs from. */
export interface ServerFolder {
  readonly name: string
  readonly version: string
  readonly files: number
  readonly bytes: number
}

function put(folder: string, path: string, write: (file: string) => void): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  write(file)
}

/** Without the sources, Node needs this to know that the programs are ES modules. */
function writePackage(directory: string, folder: string): string {
  const { name, version, type } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
  const facts = { name, version, private: true, type, engines: { node: '>=20.19' } }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`)
  return version
}

function writeDigests(folder: string): { files: number; bytes: number } {
  const paths = filesIn(folder)
    .map((file) => relative(folder, file).replaceAll('\\', '/'))
    .sort()
  let bytes = 0
  const lines = paths.map((path) => {
    const content = readFileSync(join(folder, path))
    bytes += content.length
    return `${createHash('sha256').update(content).digest('hex')}  ${path}\n`
  })
  writeFileSync(join(folder, DIGESTS), lines.join(''))
  return { files: paths.length, bytes }
}

/**
 * Writes what a server needs to run on a machine with nothing but Node: programs with their libraries, the bill of
 * materials, digests and, for the portal host, the page. The same sources give the same bytes. Replaces an earlier
 * folder; throws when there is another one in its place.
 */
export async function writeServerFolder(
  directory: string,
  target: string,
  root: string,
): Promise<ServerFolder> {
  const name = basename(directory)
  const folder = join(target, name)
  if (existsSync(folder) && !existsSync(join(folder, DIGESTS)))
    throw new Error(`${folder} was not written by this command. Choose another folder, or remove it.`)
  const { files, sources, copied } = await compileWholePrograms(directory, root)
  rmSync(folder, { recursive: true, force: true })
  for (const [path, content] of files) put(folder, path, (file) => writeFileSync(file, content))
  const more = new Map([...copied, ...(name === HOST ? pageFiles(root) : [])])
  for (const [path, from] of more) put(folder, path, (file) => copyFileSync(from, file))
  writeBill(directory, folder, sources)
  const version = writePackage(directory, folder)
  // Where the host puts joined files; it must be there if the rest is read-only.
  if (name === HOST) mkdirSync(join(folder, CACHE))
  return { name, version, ...writeDigests(folder) }
}
