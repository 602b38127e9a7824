import { publicPackageKey } from '@portal/reference-api/subjects/package/public-package-key.ts'
import { openDatabase } from './stack-database.ts'
import { stackSettings } from './stack-settings.ts'

async function show(): Promise<void> {
  const [, , accountId = process.env.ACCOUNT_ID ?? 'c2p-demo'] = process.argv
  const database = await openDatabase(stackSettings())
  try {
    console.info(JSON.stringify(await publicPackageKey(database.url, accountId), null, 2))
  } finally {
    await database.stop()
  }
}

show().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The key could not be read.')
  process.exitCode = 1
})
