import { ListFilter } from '@lucide/icons'
import { Suspense, useState } from 'react'
import { Icon } from '../details/icon.tsx'
import { Button } from '../layout/button.tsx'
import { lazyPart } from '../layout/lazy-part.ts'
import { Drawer } from '../overlay/drawer.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import { chosenIn } from './filter.ts'
import type { FilterGroupsProps } from './filter-groups.tsx'

const FilterGroups = lazyPart(async () => (await import('./filter-groups.tsx')).FilterGroups)

/** Filters behind one button. */
export function FilterSheet({ label, filters, state }: FilterGroupsProps & { label: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const chosen = filters.flatMap((filter) => chosenIn(filter, state)).length
  return (
    <>
      <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Icon icon={ListFilter} />
        {label}
        {chosen > 0 && (
          <chakra.span color="accent" fontVariantNumeric="tabular-nums">
            {chosen}
          </chakra.span>
        )}
      </Button>
      <Drawer open={isOpen} onClose={close} label={label}>
        <chakra.div display="flex" flexDirection="column" gap="5">
          <Suspense fallback={null}>
            <FilterGroups filters={filters} state={state} />
          </Suspense>
          <Button
            variant="solid"
            onClick={close}
            position="sticky"
            bottom="4"
            // Hides the values that scroll underneath.
            outline="{spacing.4} solid"
            outlineColor="bg.raised"
          >
            {texts.table.showList}
          </Button>
        </chakra.div>
      </Drawer>
    </>
  )
}
