import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { folderStore } from '../store/folder-store.ts'
import { isRemote, openStore } from '../store/open-store.ts'
import type { placesOf } from './place.ts'

type Places = ReturnType<typeof placesOf>

async function newestIn(folder: string, environment: string): Promise<number | undefined> {
  const keys = existsSync(folder) ? await folderStore(folder).list(`releases/${environment}`) : []
  const [newest] = keys.slice(-1)
  return newest === undefined ? undefined : Number(basename(newest, '.json'))
}

async function isBegun(name: string, environment: string): Promise<boolean> {
  if (!isRemote(name)) return (await newestIn(name, environment)) !== undefined
  const store = await openStore(name, process.env)
  return (await store.list(`releases/${environment}`)).length > 0
}

/**
 * Reports releases that were made here but are missing in the store, and what to do; `undefined` if nothing
 * is missing. A second store in place of the first would start at release 1, and no host would follow it.
 */
export async function lostStore(
  { name, near, keyFile, isOwn }: Places,
  environment: string,
): Promise<string | undefined> {
  if (await isBegun(name, environment)) return undefined
  const served = near === undefined ? undefined : await newestIn(near, environment)
  const traces = [
    ...(near !== undefined && served !== undefined ? [near] : []),
    ...(isOwn && !existsSync(name) && existsSync(keyFile) ? [dirname(keyFile)] : []),
  ]
  if (traces.length === 0) return undefined
  const was =
    served === undefined ? 'A store was here before' : `Release ${served} of ${environment} was served here`
  return `${was}, and ${name} does not have it. Restore that store, or set RELEASE_STORE to its new location. To start over anyway, move away its remains: ${traces.join(' and ')}.`
}
