import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft } from '@lucide/icons'
import { Icon } from '../details/icon.tsx'
import { IconButton } from '../layout/button.tsx'
import type { ColumnWidths, NamedColumn } from './column-choice.ts'
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './column-heads.ts'
import { columnsTexts as words } from './columns-texts.ts'

/** One up or narrower, or one down or wider. */
export type Step = 1 | -1

interface WidthButtonsProps {
  column: NamedColumn
  widths: ColumnWidths | undefined
  onResize(column: NamedColumn, by: Step): void
}

export function WidthButtons({ column, widths, onResize }: WidthButtonsProps) {
  const { key, label } = column
  const width = widths?.[key]
  return (
    <>
      <IconButton
        size="sm"
        label={words.narrower(label)}
        disabledReason={width === MIN_COLUMN_WIDTH ? words.isNarrowest : undefined}
        onClick={() => onResize(column, -1)}
      >
        <Icon icon={ChevronsRightLeft} />
      </IconButton>
      <IconButton
        size="sm"
        label={words.wider(label)}
        disabledReason={width === MAX_COLUMN_WIDTH ? words.isWidest : undefined}
        onClick={() => onResize(column, 1)}
      >
        <Icon icon={ChevronsLeftRight} />
      </IconButton>
    </>
  )
}

interface MoveButtonsProps {
  label: string
  isFirst: boolean
  isLast: boolean
  onMove(by: Step): void
}

export function MoveButtons({ label, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
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
  )
}
