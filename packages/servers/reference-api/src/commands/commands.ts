import { verifyAudit } from '../database/verify-audit.ts'
import { checkInstallation } from '../installation/check-installation.ts'
import type { Finding } from '../installation/finding.ts'
import { makeFirstAdministrator } from '../people/first-administrator.ts'
import { runDirectoriesCommand } from '../resources/directories-command.ts'
import type { Settings } from '../settings.ts'
import { publicPackageKey } from '../subjects/package/public-package-key.ts'

/** What a command prints, and whether something is left to do. */
interface Outcome {
  readonly lines: readonly string[]
  readonly isIncomplete?: boolean
}

type Command = (settings: Settings, words: readonly string[]) => Promise<Outcome>

const linesOf = ({ about, found, mend }: Finding): string[] =>
  mend ? [`✗ ${about}: ${found}`, `  ${mend}`] : [`✓ ${about}: ${found}`]

/** Commands for those who run an installation, by name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'install-check',
    async (settings) => {
      const findings = await checkInstallation(settings)
      return { lines: findings.flatMap(linesOf), isIncomplete: findings.some(({ mend }) => mend) }
    },
  ],
  [
    'first-administrator',
    async (settings, [email = '', reason = '']) => {
      const { step, address } = await makeFirstAdministrator(settings, email, reason)
      return { lines: [step, address] }
    },
  ],
  ['directories', async (settings, words) => ({ lines: await runDirectoriesCommand(settings, words) })],
  [
    'audit-verify',
    async ({ databaseUrl }) => {
      const { isWhole, sentences } = await verifyAudit(databaseUrl)
      return { lines: sentences, isIncomplete: !isWhole }
    },
  ],
  [
    'package-key',
    async ({ databaseUrl, accountId }, [account = accountId]) => ({
      lines: [JSON.stringify(await publicPackageKey(databaseUrl, account), null, 2)],
    }),
  ],
])
