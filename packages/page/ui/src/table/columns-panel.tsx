import { type ReactNode, useId, useState } from 'react'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { Button } from '../layout/button.tsx'
import { Tick } from '../layout/tick.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { MoveButtons, type Step, WidthButtons } from './column-buttons.tsx'
import { type ColumnChoice, listedOrder, moved, type NamedColumn } from './column-choice.ts'
import { columnHeads, widthsOf, withinLimits } from './column-heads.ts'
import { columnsTexts as words } from './columns-texts.ts'
import { walkBoxes } from './walk-boxes.ts'

/** Pixels that one click adds to or removes from a column's width. */
const STEP = 24

/** A panel to show, hide, reorder and resize the columns of a list. */
export function ColumnsPanel({ choice }: { choice: ColumnChoice }) {
  // The panel updates before the address does, and a hidden column keeps its position.
  const [order, setOrder] = useState(() => listedOrder(choice))
  const [shown, setShown] = useState(choice.shown)
  const [widths, setWidths] = useState(choice.widths)
  const [isSizable] = useState(() => columnHeads(document).length > 0)
  const [said, setSaid] = useState('')
  const visible = order.filter((key) => shown.includes(key))

  function choose(nextOrder: readonly string[], nextShown: readonly string[], nextWidths = widths) {
    setOrder([...nextOrder])
    setShown(nextShown)
    setWidths(nextWidths)
    choice.choose(
      nextOrder.filter((key) => nextShown.includes(key)),
      nextWidths,
    )
  }

  function toggle(key: string) {
    choose(order, shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key])
  }

  function move({ key, label }: NamedColumn, by: Step) {
    choose(moved(order, shown, key, by), shown)
    setSaid(words.movedTo(label, visible.indexOf(key) + by + 1, visible.length))
  }

  function resize({ key, label }: NamedColumn, by: Step) {
    const all = { ...widthsOf(columnHeads(document)), ...widths }
    const width = withinLimits((all[key] ?? 0) + by * STEP)
    choose(order, shown, { ...all, [key]: width })
    setSaid(words.resizedTo(label, width))
  }

  function reset() {
    setWidths(undefined)
    setOrder(listedOrder({ ...choice, shown: choice.usual }))
    setShown(choice.usual)
    choice.choose(choice.usual, undefined)
    setSaid(words.isReset)
  }

  return (
    <>
      <chakra.ul overflow="auto" padding="1" flex="1" aria-label={texts.table.columns} onKeyDown={walkBoxes}>
        {choice.header && isSizable && (
          <ColumnRow label={choice.header.label} isShown>
            <WidthButtons column={choice.header} widths={widths} onResize={resize} />
          </ColumnRow>
        )}
        {order.map((key) => {
          const column = choice.columns.find((one) => one.key === key)
          if (!column) return null
          const place = visible.indexOf(key)
          return (
            <ColumnRow key={key} label={column.label} isShown={place >= 0} onToggle={() => toggle(key)}>
              {isSizable && <WidthButtons column={column} widths={widths} onResize={resize} />}
              <MoveButtons
                label={column.label}
                isFirst={place === 0}
                isLast={place === visible.length - 1}
                onMove={(by) => move(column, by)}
              />
            </ColumnRow>
          )
        })}
      </chakra.ul>
      <chakra.div paddingInline="3" paddingBlock="1.5" borderTopWidth="1px" textAlign="end">
        <Button variant="ghost" size="sm" onClick={reset}>
          {words.reset}
        </Button>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </chakra.div>
    </>
  )
}

interface ColumnRowProps {
  label: string
  isShown: boolean
  /** Without it, the column is always visible. */
  onToggle?(): void
  /** Controls for a visible column. */
  children: ReactNode
}

function ColumnRow({ label, isShown, onToggle, children }: ColumnRowProps) {
  const id = useId()
  return (
    <chakra.li display="flex" alignItems="center" minHeight="8" paddingInline="2" borderRadius="control">
      <chakra.label htmlFor={id} display="flex" alignItems="center" gap="2" flex="1" cursor="pointer">
        <Tick type="checkbox" id={id} checked={isShown} disabled={!onToggle} onChange={() => onToggle?.()} />
        {label}
      </chakra.label>
      {isShown && children}
    </chakra.li>
  )
}
