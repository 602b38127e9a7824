import { Check, Circle, CircleDashed, Pause, X } from '@lucide/icons'
import { Icon } from '../details/icon.tsx'
import { Button } from '../layout/button.tsx'
import { ProgressBar } from '../layout/progress-bar.ts'
import { Drawer } from '../overlay/drawer.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { bulkTexts } from './bulk-texts.ts'

/** A record of a bulk action and its progress. */
export interface BulkRow {
  readonly name: string
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped'
  /** Why it failed. */
  readonly message?: string
  readonly lines?: readonly string[]
}

export interface BulkPanelProps {
  title: string
  rows: readonly BulkRow[]
  onStop(): void
  onRetry(): void
  onClose(): void
}

const looks = {
  waiting: { icon: CircleDashed, color: 'fg.muted' },
  running: { icon: Circle, color: 'blue.fg' },
  done: { icon: Check, color: 'green.fg' },
  failed: { icon: X, color: 'red.fg' },
  stopped: { icon: Pause, color: 'amber.fg' },
} as const

/** Failures first: they need action. */
const order = ['failed', 'stopped', 'running', 'waiting', 'done']

/**
 * The progress of a bulk action with a result for each record. Can be stopped, and failures retried; stays
 * open until it has finished, so that no result is lost.
 */
export function BulkPanel({ title, rows, onStop, onRetry, onClose }: BulkPanelProps) {
  const count = (state: BulkRow['state']) => rows.filter((row) => row.state === state).length
  const open = count('waiting') + count('running')
  const left = count('failed') + count('stopped')
  // Two records may have the same name, so each result keeps its index.
  const sorted = [...rows.entries()].sort(([, a], [, b]) => order.indexOf(a.state) - order.indexOf(b.state))
  return (
    <Drawer open label={title} onClose={() => open === 0 && onClose()}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        <ProgressBar max={rows.length} value={rows.length - open} aria-label={title} />
        <p role="status">{bulkTexts.counts(count('done'), count('failed'), open)}</p>
        <chakra.div display="flex" gap="2">
          {open > 0 && <Button onClick={onStop}>{bulkTexts.stop}</Button>}
          {open === 0 && left > 0 && <Button onClick={onRetry}>{bulkTexts.retry(left)}</Button>}
          {open === 0 && (
            <Button variant={left > 0 ? 'ghost' : 'solid'} onClick={onClose}>
              {texts.close}
            </Button>
          )}
        </chakra.div>
        <chakra.ul aria-label={bulkTexts.results} display="flex" flexDirection="column" gap="2">
          {sorted.map(([index, row]) => (
            <Result key={index} {...row} />
          ))}
        </chakra.ul>
      </chakra.div>
    </Drawer>
  )
}

function Result({ name, state, message, lines = [] }: BulkRow) {
  const { icon, color } = looks[state]
  return (
    <chakra.li display="flex" gap="2" alignItems="flex-start">
      <chakra.span color={color} paddingTop="0.5">
        <Icon icon={icon} size={16} label={bulkTexts.states[state]} />
      </chakra.span>
      <chakra.span minWidth="0" overflowWrap="anywhere">
        {name}
        {message &&
          [message, ...lines].map((line) => (
            <chakra.span key={line} display="block" color="fg.muted" fontSize="sm">
              {line}
            </chakra.span>
          ))}
      </chakra.span>
    </chakra.li>
  )
}
