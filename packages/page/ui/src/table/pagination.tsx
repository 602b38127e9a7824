import { ChevronLeft, ChevronRight } from '@lucide/icons'
import { useId, useRef } from 'react'
import { formatNumber } from '../details/format.ts'
import { Icon } from '../details/icon.tsx'
import { IconButton } from '../layout/button.tsx'
import { Select } from '../layout/select.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { pageSizes } from '../theme/page-size-choice.ts'
import type { TableView } from './table-view.ts'

/** "1–10 of 4,213", or "of 10,000+" when the server stops counting there. */
export function rangeText({
  state,
  total = 0,
  capped = false,
}: Pick<TableView<unknown>, 'state' | 'total' | 'capped'>) {
  const from = (state.page - 1) * state.pageSize + 1
  const to = capped ? from + state.pageSize - 1 : Math.min(total, from + state.pageSize - 1)
  return texts.table.range(from, to, `${formatNumber(total)}${capped ? '+' : ''}`)
}

/** Scrolls to the start, unless it is already visible below the sticky bars. */
function showStart(frame: Element) {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  if (frame.getBoundingClientRect().top < Number.parseFloat(scrollPaddingTop)) frame.scrollIntoView()
}

/** Page navigation for a list; scrolls its start into view. */
export function Pagination<Row>({ table }: { table: TableView<Row> }) {
  const element = useRef<HTMLElement>(null)
  const { state, total = 0, capped = false } = table
  const sizeId = useId()
  const isLast = !capped && state.page * state.pageSize >= total
  const isDeepest = state.page >= state.deepestPage
  const noNext = isLast ? texts.table.lastPage : isDeepest ? texts.table.deepest : undefined

  function turnTo(page: number) {
    state.setPage(page)
    if (element.current?.parentElement) showStart(element.current.parentElement)
  }

  return (
    <chakra.nav
      ref={element}
      aria-label={texts.table.pages}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      color="fg.muted"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      data-no-print
    >
      <span>{rangeText(table)}</span>
      <chakra.span display="flex" alignItems="center" gap="2" marginInlineStart="auto">
        <label htmlFor={sizeId}>{texts.table.pageSize}</label>
        <Select
          id={sizeId}
          size="sm"
          value={state.pageSize}
          onChange={(event) => {
            const size = pageSizes.find((one) => String(one) === event.target.value)
            if (size) state.setPageSize(size)
          }}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </chakra.span>
      <span>
        <IconButton
          size="sm"
          label={texts.table.previousPage}
          disabledReason={state.page === 1 ? texts.table.firstPage : undefined}
          onClick={() => turnTo(state.page - 1)}
        >
          <Icon icon={ChevronLeft} />
        </IconButton>
        <IconButton
          size="sm"
          label={texts.table.nextPage}
          disabledReason={noNext}
          onClick={() => turnTo(state.page + 1)}
        >
          <Icon icon={ChevronRight} />
        </IconButton>
      </span>
    </chakra.nav>
  )
}
