import { spawnSync } from 'node:child_process'
import { repository } from '@portal/build/src/workspace.ts'
import { startPortalProcess } from '@portal/journeys/src/testing/portal-process.ts'

/** The versions beside the one that runs the tests, as the npm registry names them. */
const VERSIONS = ['20.19', '22', '24', '26']

/** The newest program of a version, from the npm registry. Throws when it cannot be had. */
function programOf(version: string): string {
  const args = ['exec', '--yes', `--package=node@${version}`, '--', 'node', '-p', 'process.execPath']
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`The npm registry gave no Node ${version}.`)
  return stdout.trim()
}

/** Whether the portal with all its servers starts, answers and stops on a version. */
async function runsOn(program: string): Promise<boolean> {
  const portal = await startPortalProcess({
    root: repository,
    command: ['packages/tools/stack/src/start.ts'],
    program,
  })
  try {
    const answers = [
      `${portal.url}/`,
      `${portal.url}/health/ready`,
      `${portal.apiUrl}/health/ready`,
      `${portal.identityUrl}/.well-known/openid-configuration`,
    ].map(async (address) => (await fetch(address)).ok)
    return (await Promise.all(answers)).every(Boolean)
  } finally {
    await portal.stop()
  }
}

/** Runs the portal on each version of Node that it supports. */
export async function testNodeVersions(count: (title: string, isPassed: boolean) => void): Promise<void> {
  for (const version of VERSIONS)
    count(`the portal runs on Node ${version}`, await runsOn(programOf(version)).catch(() => false))
}
