import { join } from 'node:path'
import type { StackSettings } from './stack-settings.ts'

const ROLES = ['admin', 'users', 'onboarding', 'editor', 'reviewer', 'risk', 'care', 'viewer']

/** Where the running portal is, and who may sign in. */
export function printWelcome({ portalPort, demoPassword, dataDirectory }: StackSettings): void {
  console.info(`Portal ready at http://localhost:${portalPort}`)
  console.info(`\nSign in with the password ${demoPassword} as one of`)
  for (const role of ROLES) console.info(`  ${role}@program.example`)
  console.info('  suspended@program.example shows what a suspended user sees')
  console.info(`\nLogs are in ${join(dataDirectory, 'logs')}. Stop with Ctrl-C; the data stays.`)
}
