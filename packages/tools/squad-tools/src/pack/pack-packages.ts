import { parseArgs } from 'node:util'
import { repository } from '@portal/build/src/workspace.ts'
import { packCreator, packPackages, pointToPacked } from './packed-packages.ts'
import { CREATOR } from './stage-creator.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { creator: { type: 'boolean' } },
})
const [folder = ''] = positionals
try {
  const files = packPackages(repository, folder)
  for (const [name, file] of files) console.info(`Packed ${name} into ${file}`)
  if (values.creator) console.info(`Packed ${CREATOR} into ${packCreator(repository, folder)}`)
  const manifest = pointToPacked(folder, files)
  if (manifest) console.info(`Updated ${manifest}. Next, in that folder: npm run portal -- upgrade`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
