import { checkInstallation } from '@portal/reference-api/installation/check-installation.ts'
import type { Finding } from '@portal/reference-api/installation/finding.ts'
import { runInstallationCommand } from './installation-command.ts'

const linesOf = ({ about, found, mend }: Finding): string[] =>
  mend ? [`✗ ${about}: ${found}`, `  ${mend}`] : [`✓ ${about}: ${found}`]

await runInstallationCommand(async (settings) => {
  const findings = await checkInstallation(settings)
  if (findings.some(({ mend }) => mend)) process.exitCode = 1
  return findings.flatMap(linesOf)
}, 'The installation could not be checked.')
