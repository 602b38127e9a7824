import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import { formatNumber } from '../details/format.ts'
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

export function Pagination<Row>({ table }: { table: TableView<Row> }) {
  const { state, total = 0, capped = false } = table
  const sizeId = useId()
  const isLast = !capped && state.page * state.pageSize >= total
  const isDeepest = state.page >= state.deepestPage

  return (
    <chakra.nav
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
          disabled={state.page === 1}
          onClick={() => state.setPage(state.page - 1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={texts.table.nextPage}
          disabled={isLast}
          disabledReason={isDeepest ? texts.table.deepest : undefined}
          onClick={() => state.setPage(state.page + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </span>
    </chakra.nav>
  )
}
