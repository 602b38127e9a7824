import { join } from 'node:path'
import { packPackages } from '../pack/packed-packages.ts'
import type { Dependencies } from '../pack/stage-packages.ts'
import type { WorkspaceFacts } from '../pack/workspace-facts.ts'

/** Where a repository gets the portal's packages from. */
export interface PackageOrigin {
  /** The address of the portal in the examples of its README. */
  readonly portal: string
  /** Written to its `.npmrc`. */
  readonly npmrc: string | undefined
  /** For its README. */
  readonly explained: string
  /** Their sources by name, once they are in its folder: versions, or files. */
  place(folder: string): Dependencies
}

const SOME_PORTAL = 'https://portal.staging.example'

/** Folder of the portal's packages in a repository that has them as files. */
const PACKED = 'packages'

const FROM_FILES = `The portal's packages are in \`${PACKED}\`. To update them, run \`npm run portal -- pack <folder>/${PACKED}\` in the portal's
repository, then \`npm run portal -- upgrade\` here: it shows what changed, installs, builds and checks.`

const FROM_REGISTRY = `The portal's packages come from the registry in \`.npmrc\`. To update them, change their versions in \`package.json\` and
run \`npm run portal -- upgrade\`: it shows what changed, installs, builds and checks. If the registry requires sign-in: \`npm login --scope=@portal --registry <its address>\`.`

/** Packs them into the new repository. */
export const fromFiles = (root: string): PackageOrigin => ({
  portal: SOME_PORTAL,
  npmrc: undefined,
  explained: FROM_FILES,
  place(folder) {
    const files = packPackages(root, join(folder, PACKED))
    return Object.fromEntries([...files].map(([name, file]) => [name, `file:${PACKED}/${file}`]))
  },
})

/** Takes them from a registry that somebody fills. */
export const fromRegistry = (registry: string, { packages }: WorkspaceFacts): PackageOrigin => ({
  portal: SOME_PORTAL,
  npmrc: `@portal:registry=${registry}\n`,
  explained: FROM_REGISTRY,
  place: () => packages,
})
