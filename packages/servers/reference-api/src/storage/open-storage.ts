import { secretOf } from '@portal/accounts/installation-secrets.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/tables.ts'
import { serveLocalStorage } from './local-storage-routes.ts'
import { localStore } from './local-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Settings } from './s3-store.ts'

/** Files in a folder, or in an S3 bucket. */
export type StorageSettings = { readonly directory: string } | { readonly s3: S3Settings }

/** Opens the store from the settings. With `app`, serves the addresses of a local store. */
export async function openStorage(
  settings: StorageSettings,
  db: Database,
  publicUrl: () => string,
  app?: FastifyInstance,
): Promise<ObjectStore> {
  // The SDK is large; local storage does not load it.
  if ('s3' in settings) return (await import('./s3-store.ts')).s3Store(settings.s3)
  const secret = await secretOf(db, 'storage')
  const store = localStore({ directory: settings.directory, publicUrl, secret })
  if (app) serveLocalStorage(app, store, secret)
  return store
}
