import type { CanaryState } from '@portal/contract/releases/canary-state.ts'

const share = ({ sessions, failed }: CanaryState['canary']) => `${failed} of ${sessions}`

/** How a canary does beside the stable version. */
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
    `  ${bundle} ${version}: ${isHeld ? 'slower than stable, goes no further by itself' : verdict}`,
    `    sessions that failed: ${share(canary)}, stable ${share(stable)}`,
    ...(parts.canary.sessions > 0
      ? [`    of cards and commands: ${share(parts.canary)}, stable ${share(parts.stable)}`]
      : []),
    ...(speed ? [`    shown to three of four within ${speed.canaryMs} ms, stable ${speed.stableMs} ms`] : []),
  ]
}
