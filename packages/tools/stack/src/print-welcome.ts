import { join } from 'node:path'
import type { StackSettings } from './stack-settings.ts'

const DEMO_ACCOUNTS = ['admin', 'users', 'onboarding', 'editor', 'reviewer', 'risk', 'care', 'viewer']

function printDemo(password: string): void {
  console.info(`\nSign in with the password ${password} as one of`)
  for (const name of DEMO_ACCOUNTS) console.info(`  ${name}@program.example`)
  console.info('  suspended@program.example shows what a suspended user sees')
}

/** Where the running portal is, and its demo accounts. */
export function printWelcome({ portalPort, demoPassword, dataDirectory }: StackSettings): void {
  console.info(`Portal ready at http://localhost:${portalPort}`)
  if (demoPassword) printDemo(demoPassword)
  else
    console.info('\nCreate the first administrator with npm run first-administrator -- name@your-company.com')
  console.info(`\nLogs are in ${join(dataDirectory, 'logs')}. Stop with Ctrl-C; your data is kept.`)
}
