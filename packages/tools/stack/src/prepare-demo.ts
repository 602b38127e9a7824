import { readSettings } from '@portal/reference-api/settings.ts'
import type { StackSettings } from './stack-settings.ts'

/** Fills an empty database with demo data when there is a demo; an installation without one needs no demo package. */
export async function prepareDemo(
  { demoPassword }: StackSettings,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  if (demoPassword === undefined) return
  const { readDemoSettings } = await import('@portal/demo-data/demo-settings.ts')
  const { prepareDemoDatabase } = await import('@portal/demo-data/prepare-demo-database.ts')
  await prepareDemoDatabase(readSettings(environment), readDemoSettings(environment))
}
