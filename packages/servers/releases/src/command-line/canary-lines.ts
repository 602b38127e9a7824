import type { CanaryState } from '@portal/contract/releases/canary-state.ts'

const share = ({ sessions, failed }: CanaryState['canary']) => `${failed} of ${sessions}`

/** How a canary compares with the stable version. */
export function canaryLines({
  bundle,
  version,
  verdict,
  canary,
  stable,
  parts,
  speed,
}: CanaryState): readonly string[] {
  const isHeld = speed?.isSlower && verdict !== 'failed'
  return [
    `  ${bundle} ${version}: ${isHeld ? 'slower than stable, does not advance' : verdict}`,
    `    failed sessions: ${share(canary)}, stable ${share(stable)}`,
    ...(parts.canary.sessions > 0
      ? [`    of cards and commands: ${share(parts.canary)}, stable ${share(parts.stable)}`]
      : []),
    ...(speed ? [`    three of four shown within ${speed.canaryMs} ms, stable ${speed.stableMs} ms`] : []),
  ]
}
