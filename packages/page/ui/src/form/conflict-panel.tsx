import { useEffect, useId, useRef, useState } from 'react'
import type { Side } from '../content/lines/line-merge.ts'
import { humanize } from '../details/humanize.ts'
import { Moment } from '../details/moment.tsx'
import { useHandOnFocus } from '../layout/hand-on-focus.ts'
import { Notice } from '../layout/notice.tsx'
import { Tick } from '../layout/tick.tsx'
import { chakra } from '../theme/chakra.ts'
import type { FieldConflict } from './merge-values.ts'
import { texts } from './texts.ts'

export interface ConflictPanelProps {
  /** Who changed the record, and when. */
  by?: string | undefined
  at?: string | undefined
  conflicts: readonly FieldConflict[]
  labels: ReadonlyMap<string, string>
  /** Puts one of the values into the field. */
  onPick(conflict: FieldConflict, side: Side): void
}

const words = texts.conflict

const sides: readonly Side[] = ['theirs', 'yours']

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& th, & td': { padding: '1.5', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& td': { whiteSpace: 'pre-wrap' },
    // Unlike values, labels keep their words whole.
    '& th': { overflowWrap: 'break-word' },
    '& tbody th': { fontWeight: 'strong' },
  },
})

/** Fields that two people changed at the same time: the original value, theirs and yours. */
export function ConflictPanel({ by, at, conflicts, labels, onPick }: ConflictPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  useHandOnFocus(box)
  // The panel is above the form, and out of view for someone who saves at its end.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div ref={box} tabIndex={-1}>
      <Notice kind="warning" title={words.title(by)}>
        {at && (
          <p>
            {words.saved} <Moment at={at} />.
          </p>
        )}
        <p>{conflicts.length > 0 ? words.pick : words.merged}</p>
        {conflicts.length > 0 && (
          <Table aria-label={words.label}>
            <thead>
              <tr>
                <th scope="col">{words.field}</th>
                <th scope="col">{words.base}</th>
                <th scope="col">{words.theirs}</th>
                <th scope="col">{words.yours}</th>
              </tr>
            </thead>
            <tbody>
              {conflicts.map((conflict) => (
                <ConflictRow
                  key={`${conflict.name} ${conflict.lines?.collision.line}`}
                  conflict={conflict}
                  label={labelOf(conflict, labels)}
                  onPick={onPick}
                />
              ))}
            </tbody>
          </Table>
        )}
      </Notice>
    </div>
  )
}

interface ConflictRowProps {
  conflict: FieldConflict
  label: string
  onPick: ConflictPanelProps['onPick']
}

function ConflictRow({ conflict, label, onPick }: ConflictRowProps) {
  const { base } = conflict
  const [side, setSide] = useState<Side>()
  const id = useId()

  function pick(next: Side) {
    setSide(next)
    onPick(conflict, next)
  }

  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{shown(base)}</td>
      {sides.map((one) => (
        <td key={one}>
          <chakra.label htmlFor={`${id} ${one}`} display="flex" gap="1.5" minHeight="6">
            <Tick
              id={`${id} ${one}`}
              type="radio"
              name={id}
              aria-label={words.choose(words[one], label, shown(conflict[one]))}
              checked={side === one}
              onChange={() => pick(one)}
            />
            {shown(conflict[one])}
          </chakra.label>
        </td>
      ))}
    </tr>
  )
}

function labelOf({ name, lines }: FieldConflict, labels: ConflictPanelProps['labels']): string {
  const label = labels.get(name) ?? humanize(name)
  return lines ? words.line(label, lines.collision.line) : label
}

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return words.empty
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
