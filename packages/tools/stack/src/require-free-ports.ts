import { isFreePort } from '@portal/server-common/free-port.ts'
import { MEASURED } from './measured-servers.ts'
import type { StackSettings } from './stack-settings.ts'

interface Need {
  readonly who: string
  readonly variable: string
  readonly port: number | undefined
}

const needsOf = ({ portalPort, identityPort, apiPort, releasePort, metricsPort }: StackSettings): Need[] => [
  { who: 'portal host', variable: 'PORTAL_PORT', port: portalPort },
  { who: 'identity provider', variable: 'IDENTITY_PORT', port: identityPort },
  { who: 'product API', variable: 'API_PORT', port: apiPort },
  { who: 'release service', variable: 'RELEASE_PORT', port: releasePort },
  ...MEASURED.map((name, index) => ({
    who: `metrics server of ${name}`,
    variable: 'METRICS_PORT',
    port: metricsPort === undefined ? undefined : metricsPort + index,
  })),
]

/**
 * Checks before anything starts, so that a running portal is not disturbed. Throws an `Error` with a one-sentence
 * message.
 */
export async function requireFreePorts(settings: StackSettings): Promise<void> {
  const needs = needsOf(settings)
  for (const { who, variable, port } of needs) {
    if (port === undefined) continue
    const other = needs.find((need) => need.port === port && need.variable !== variable)
    if (other)
      throw new Error(
        `The ${who} and the ${other.who} need port ${port}. Set ${variable} or ${other.variable} to another port.`,
      )
    if (await isFreePort(port)) continue
    throw new Error(
      `The ${who} needs port ${port}, which is in use, perhaps by a running portal. Stop it, or set ${variable} to another port.`,
    )
  }
}
