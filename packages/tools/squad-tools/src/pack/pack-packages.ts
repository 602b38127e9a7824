import { repository } from '@portal/build/src/workspace.ts'
import { packPackages } from './packages-to-build-with.ts'

const [, , folder = ''] = process.argv
try {
  for (const [name, file] of packPackages(repository, folder)) console.info(`${name} is in ${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
