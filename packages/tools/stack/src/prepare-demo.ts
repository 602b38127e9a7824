import { readSettings } from '@portal/reference-api/settings.ts'
import type { StackSettings } from './stack-settings.ts'

/**
 * Fills an empty database with demo data if there is a demo password. The package is loaded only then, because an
 * installation without a demo does not have it.
 */
export async function prepareDemo(
  { demoPassword }: StackSettings,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  if (demoPassword === undefined) return
  const { readDemoSettings } = await import('@portal/demo-data/demo-settings.ts')
  const { prepareDemoDatabase } = await import('@portal/demo-data/prepare-demo-database.ts')
  await prepareDemoDatabase(readSettings(environment), readDemoSettings(environment))
}
