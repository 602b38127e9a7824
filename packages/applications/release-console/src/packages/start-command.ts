import { PACKAGE_REGISTRY } from '@portal/contract/served-release.ts'

/** The line that publishes the portal's packages, in its repository. */
export const publishCommand = (portal: string): string => `npm run portal -- pack --url ${portal}`

/** The line that starts the repository of an application, in a terminal with npm. */
export function startCommand(portal: string, token: string): string {
  const registry = `${portal}${PACKAGE_REGISTRY}/`
  return [
    `export PACKAGES_TOKEN=${token}`,
    '&& npx --yes',
    `--@portal:registry=${registry}`,
    // npm replaces the variable, so that the token is not an argument that others on the machine can see.
    `'--${registry.replace(/^https?:/, '')}:_authToken=\${PACKAGES_TOKEN}'`,
    `@portal/create my-application --url ${portal}`,
  ].join(' ')
}
