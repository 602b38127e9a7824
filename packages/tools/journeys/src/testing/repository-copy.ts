import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve, sep } from 'node:path'

const repository = resolve(import.meta.dirname, '../../../../..')

/** Paths that are left out of the copy: large, or rebuilt. */
const LEFT_OUT = /^(\.git|\.data|\.cache\/(?!stamps)[^/]+|node_modules\/\.pnpm|packages\/tools\/journeys)$/

/** Copies the built repository to a separate folder, so that a test can edit it. */
export function copyRepository() {
  const root = mkdtempSync(join(tmpdir(), 'portal-copy-'))
  cpSync(repository, root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.test(relative(repository, source).split(sep).join('/')),
  })
  // Links between packages point to the copies; the libraries are those of the original.
  symlinkSync(join(repository, 'node_modules/.pnpm'), join(root, 'node_modules/.pnpm'))
  return {
    root,
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    /** Throws when there is nothing to replace. */
    replace(file: string, from: string, to: string): void {
      const text = readFileSync(join(root, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(join(root, file), text.replace(from, to))
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

export type RepositoryCopy = ReturnType<typeof copyRepository>
