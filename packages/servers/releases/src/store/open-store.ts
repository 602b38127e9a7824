import { folderStore } from './folder-store.ts'
import type { ReleaseStore } from './release-store.ts'

const S3_ADDRESS = /^s3:\/\/([a-z0-9.-]{3,63})(?:\/([\w.@+/-]*[\w]))?\/?$/

/** Whether the store is not a folder of this machine. */
export const isRemote = (name: string): boolean => name.includes('://')

/**
 * Opens a store: a folder, or `s3://bucket/prefix` with `S3_REGION` and `S3_ENDPOINT`. Throws a one-sentence error
 * when it is neither.
 */
export async function openStore(name: string, variables: NodeJS.ProcessEnv): Promise<ReleaseStore> {
  if (!isRemote(name)) return folderStore(name)
  const [, bucket, prefix = ''] = S3_ADDRESS.exec(name) ?? []
  if (bucket === undefined)
    throw new Error('RELEASE_STORE must be a folder, or a bucket such as s3://portal-releases/prod.')
  // Loads the code of an S3 store only when it is used.
  const { s3Store } = await import('./s3-store.ts')
  const { S3_REGION: region = 'eu-central-1', S3_ENDPOINT: endpoint } = variables
  return s3Store({ bucket, prefix, region, endpoint })
}
