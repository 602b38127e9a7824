import { PACKAGE_REGISTRY } from '@portal/contract/served-release.ts'
import type { WorkspaceFacts } from '../pack/workspace-facts.ts'
import type { PackageOrigin } from './package-origin.ts'

const fromPortalAt = (
  url: string,
) => `The portal's packages come from ${url}, and npm needs a token for them in \`PACKAGES_TOKEN\`. In a terminal,
get one from **Create an application** at ${url}/releases, or run \`npm run portal -- login --url ${url}\` and then
\`export PACKAGES_TOKEN=$(npm run --silent portal -- packages-token --url ${url})\`. It is valid for eight hours. A build server
sets it to its \`RELEASE_TOKEN\`.

To update them, run \`npm run portal -- upgrade --url ${url}\`: it takes the newest versions, shows what changed, installs,
builds and checks.`

/** Takes them from the portal itself, with a token that is in no file. Lock files name no portal. */
export function fromPortal(portal: string, { packages }: WorkspaceFacts): PackageOrigin {
  const registry = `${portal}${PACKAGE_REGISTRY}/`
  return {
    portal,
    npmrc: [
      `@portal:registry=${registry}`,
      `${registry.replace(/^https?:/, '')}:_authToken=\${PACKAGES_TOKEN}`,
      'omit-lockfile-registry-resolved=true',
      '',
    ].join('\n'),
    explained: fromPortalAt(portal),
    place: () => packages,
  }
}
