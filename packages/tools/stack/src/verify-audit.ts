import { verifyAudit } from '@portal/reference-api/database/verify-audit.ts'
import { openDatabase } from './stack-database.ts'
import { stackSettings } from './stack-settings.ts'

async function verify(): Promise<void> {
  const database = await openDatabase(stackSettings())
  try {
    const { isWhole, sentences } = await verifyAudit(database.url)
    for (const sentence of sentences) console.info(sentence)
    process.exitCode = isWhole ? 0 : 1
  } finally {
    await database.stop()
  }
}

verify().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The audit trail could not be verified.')
  process.exitCode = 1
})
