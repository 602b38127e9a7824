import { connect } from '../database/connect.ts'
import type { Settings } from '../settings.ts'
import { checkContents } from './check-contents.ts'
import { checkDatabase } from './check-database.ts'
import { checkSurroundings } from './check-surroundings.ts'
import type { Finding } from './finding.ts'

/**
 * Checks an installation in the order in which its parts are needed, and changes nothing. Stops after the database when
 * it has no tables yet.
 */
export async function checkInstallation(settings: Settings): Promise<Finding[]> {
  const db = connect(settings.databaseUrl)
  try {
    const findings = await checkDatabase(db)
    if (findings.at(-1)?.mend) return findings
    return [...findings, ...(await checkContents(db, settings)), ...(await checkSurroundings(db, settings))]
  } finally {
    await db.destroy()
  }
}
