import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database } from '../database/tables.ts'
import type { Settings } from '../settings.ts'
import { openStorage } from '../storage/open-storage.ts'
import { bucketProblem } from './bucket-problem.ts'
import type { Finding } from './finding.ts'

const about = 'Storage'

async function checkFolder(db: Database, directory: string): Promise<Finding> {
  const key = `installation-check/${randomUUID()}`
  const place = `The folder ${directory}`
  try {
    const store = await openStorage({ directory }, db, () => '')
    await store.write(key, Readable.from(['check']), 'text/plain')
    await store.remove(key)
    return { about, found: `${place} stores files.` }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
      return {
        about,
        found: `${place} is full.`,
        mend: 'Free some space, or set STORAGE_DIR to a larger disk.',
      }
    return {
      about,
      found: `${place} does not store files.`,
      mend: 'Set STORAGE_DIR to a folder that the servers can write to.',
    }
  }
}

/** Whether files can be stored, and from the browser too if they are in a bucket. */
export async function checkStorage(db: Database, { storage, portalOrigin }: Settings): Promise<Finding> {
  if ('directory' in storage) return checkFolder(db, storage.directory)
  const store = await openStorage(storage, db, () => '')
  const place = `The bucket ${storage.s3.bucket}`
  const problem = await bucketProblem(store, portalOrigin)
  return problem
    ? { about, found: `${place} ${problem.found}`, mend: problem.mend }
    : { about, found: `${place} stores files, also from ${portalOrigin}.` }
}
