import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Imports } from './bundle-catalog.ts'
import { type Owners, ownerOf } from './owners.ts'

const FILE = 'importmap.json'
const ImportsFile = z.object({ imports: z.record(z.string(), z.string()) })
const ADDRESS = /^\/bundles\/(@portal\/([a-z-]+))\/([^/]+)\/([^/]+)$/

/** The parts of a bundle's address; throws a one-sentence error when it is invalid. */
export function addressParts(address: string): { name: string; short: string; version: string } {
  const [, name, short, version] = ADDRESS.exec(address) ?? []
  if (!name || !short || !version) {
    throw new Error(
      `${FILE} has the address ${address}. Write it as /bundles/@portal/<name>/<version>/<file>.`,
    )
  }
  return { name, short, version }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${FILE} is not valid JSON: ${error instanceof Error ? error.message : 'unreadable'}.`)
  }
}

/**
 * Reads the imports of `importmap.json`. Throws a one-sentence error when it is unreadable, or lists a bundle under
 * another's name.
 */
export function namedImports(repository: string): Imports {
  const file = ImportsFile.safeParse(parse(readFileSync(join(repository, FILE), 'utf8')))
  if (!file.success) throw new Error(`${FILE} needs "imports", an object with an address for each name.`)
  const { imports } = file.data
  for (const [key, address] of Object.entries(imports)) {
    const { name } = addressParts(address)
    if (key.startsWith('@portal/') && ownerOf({}, key) !== name)
      throw new Error(`${FILE} has the bundle ${name} under the name ${key}. Use one name for both.`)
  }
  return imports
}

/** The owners of the names that the import map assigns to bundles with another name. */
export const ownersNamed = (imports: Imports): Owners =>
  Object.fromEntries(
    Object.entries(imports)
      .map(([key, address]) => [key, addressParts(address).name] as const)
      .filter(([key, name]) => ownerOf({}, key) !== name),
  )
