import { repository } from '@portal/build/src/workspace.ts'
import { packPackages, pointToPacked } from './packed-packages.ts'

const [, , folder = ''] = process.argv
try {
  const files = packPackages(repository, folder)
  for (const [name, file] of files) console.info(`Packed ${name} into ${file}`)
  const manifest = pointToPacked(folder, files)
  if (manifest) console.info(`Updated ${manifest}. Next, in that folder: npm run portal -- upgrade`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
