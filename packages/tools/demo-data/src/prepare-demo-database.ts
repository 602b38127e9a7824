import { prepareDatabase } from '@portal/reference-api/database/prepare-database.ts'
import type { Settings } from '@portal/reference-api/settings.ts'
import type { DemoSettings } from './demo-settings.ts'
import { loadDemoData } from './load-demo-data.ts'

/** Prepares the database of the product API, and fills an empty one with demo data. Throws an `Error` with a one-sentence message. */
export async function prepareDemoDatabase(settings: Settings, demo: DemoSettings): Promise<void> {
  if (settings.environment === 'PRODUCTION')
    throw new Error('ACCOUNT_ENVIRONMENT is PRODUCTION, which allows no demo data.')
  await prepareDatabase(settings, (installation) => loadDemoData(installation, settings, demo))
}
