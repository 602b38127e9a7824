import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { BILL } from '@portal/build/src/bundle-manifest.ts'
import { bundlePackages, serverPackages } from '@portal/build/src/workspace.ts'

interface Library {
  readonly purl: string
  /** SPDX expressions, or names unknown to SPDX. */
  readonly licenses: readonly string[]
}

export interface Bill {
  /** Folder of the package. */
  readonly owner: string
  readonly libraries: readonly Library[]
}

interface WrittenLibrary {
  readonly purl: string
  readonly licenses?: readonly { expression?: string; license?: { id?: string; name?: string } }[]
}

function readBill(directory: string): Bill {
  const file = join(directory, 'dist', BILL)
  if (!existsSync(file)) throw new Error(`${basename(directory)} is not built. Build it with npm run build.`)
  const { components = [] }: { components?: WrittenLibrary[] } = JSON.parse(readFileSync(file, 'utf8'))
  const libraries = components.map(({ purl, licenses = [] }) => ({
    purl,
    licenses: licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name ?? ''),
  }))
  return { owner: basename(directory), libraries }
}

/** The bill of materials of every built bundle and server. */
export const readBills = (): Bill[] => [...bundlePackages(), ...serverPackages()].map(readBill)
