import { buildCommandLine } from './command-line.ts'
import { createTestRepository } from './test-repository.ts'

/** The command line, run as a user would, in a temporary repository in which packages can be built. */
export async function openTestPortal() {
  const repository = createTestRepository()
  const { run } = await buildCommandLine(repository.root, { ...process.env, ...repository.environment })
  return { ...repository, portal: run }
}
