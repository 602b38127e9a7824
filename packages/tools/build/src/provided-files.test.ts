import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { providedFiles } from './provided-files.ts'
import { bundlePackages, repository } from './workspace.ts'

const { imports } = JSON.parse(readFileSync(join(repository, 'importmap.json'), 'utf8'))

test.each(bundlePackages().map((folder) => [basename(folder), folder]))(
  'what %s provides is what the import map takes from it',
  (name, folder) => {
    const base = new RegExp(`^/bundles/@portal/${name}/[^/]+/`)
    const taken = Object.entries<string>(imports).filter(([, address]) => base.test(address))
    const files = Object.fromEntries(taken.map(([key, address]) => [key, address.replace(base, '')]))
    expect(providedFiles(folder, Object.values(files))).toEqual(files)
  },
)
