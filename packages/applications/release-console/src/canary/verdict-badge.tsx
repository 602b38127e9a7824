import { CircleCheck, CircleX, Hourglass, Snail } from '@lucide/icons'
import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import { StatusBadge, type StatusLooks } from '@portal/ui'

const looksBeside = (other: string): StatusLooks<CanaryState['verdict'] | 'slower'> => ({
  failed: { label: 'Worse than allowed', tone: 'red', icon: CircleX },
  slower: { label: `Slower than ${other}`, tone: 'amber', icon: Snail },
  passed: { label: 'Good so far', tone: 'green', icon: CircleCheck },
  undecided: { label: 'Not enough data yet', tone: 'grey', icon: Hourglass },
})

/** The verdict on a version compared with another one, such as "stable" or "before". */
export function VerdictBadge({ state: { verdict, speed }, beside }: { state: CanaryState; beside: string }) {
  const status = verdict !== 'failed' && speed?.isSlower ? 'slower' : verdict
  return <StatusBadge status={status} looks={looksBeside(beside)} />
}
