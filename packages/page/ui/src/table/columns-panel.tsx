import { ArrowDown, ArrowUp } from '@lucide/icons'
import { useId, useState } from 'react'
import { Icon } from '../details/icon.tsx'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { Button, IconButton } from '../layout/button.tsx'
import { Tick } from '../layout/tick.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { type ColumnChoice, listedOrder, moved } from './column-choice.ts'
import { walkBoxes } from './walk-boxes.ts'

const words = texts.columns

/** A panel to show, hide and reorder the columns of a list. */
export function ColumnsPanel({ choice }: { choice: ColumnChoice }) {
  // The panel updates before the address does, and a hidden column keeps its position.
  const [order, setOrder] = useState(() => listedOrder(choice))
  const [shown, setShown] = useState(choice.shown)
  const [said, setSaid] = useState('')
  const standing = order.filter((key) => shown.includes(key))

  function choose(nextOrder: readonly string[], nextShown: readonly string[]) {
    setOrder([...nextOrder])
    setShown(nextShown)
    choice.choose(nextOrder.filter((key) => nextShown.includes(key)))
  }

  function toggle(key: string) {
    choose(order, shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key])
  }

  function move(key: string, label: string, by: 1 | -1) {
    choose(moved(order, shown, key, by), shown)
    setSaid(words.movedTo(label, standing.indexOf(key) + by + 1, standing.length))
  }

  function reset() {
    choose(listedOrder({ ...choice, shown: choice.usual }), choice.usual)
    setSaid(words.isReset)
  }

  return (
    <>
      <chakra.ul overflow="auto" padding="1" flex="1" aria-label={words.label} onKeyDown={walkBoxes}>
        {order.map((key) => {
          const label = choice.columns.find((column) => column.key === key)?.label ?? key
          const place = standing.indexOf(key)
          return (
            <ColumnRow
              key={key}
              label={label}
              isShown={place >= 0}
              isFirst={place === 0}
              isLast={place === standing.length - 1}
              onToggle={() => toggle(key)}
              onMove={(by) => move(key, label, by)}
            />
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
  isFirst: boolean
  isLast: boolean
  onToggle(): void
  onMove(by: 1 | -1): void
}

function ColumnRow({ label, isShown, isFirst, isLast, onToggle, onMove }: ColumnRowProps) {
  const id = useId()
  return (
    <chakra.li display="flex" alignItems="center" minHeight="8" paddingInline="2" borderRadius="control">
      <chakra.label htmlFor={id} display="flex" alignItems="center" gap="2" flex="1" cursor="pointer">
        <Tick type="checkbox" id={id} checked={isShown} onChange={onToggle} />
        {label}
      </chakra.label>
      {isShown && (
        <>
          <IconButton
            size="sm"
            label={words.earlier(label)}
            disabledReason={isFirst ? words.isFirst : undefined}
            onClick={() => onMove(-1)}
          >
            <Icon icon={ArrowUp} />
          </IconButton>
          <IconButton
            size="sm"
            label={words.later(label)}
            disabledReason={isLast ? words.isLast : undefined}
            onClick={() => onMove(1)}
          >
            <Icon icon={ArrowDown} />
          </IconButton>
        </>
      )}
    </chakra.li>
  )
}
