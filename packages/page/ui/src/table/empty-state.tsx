import { useRef } from 'react'
import { useHandOnFocus } from '../layout/hand-on-focus.ts'
import { chakra } from '../theme/chakra.ts'
import type { EmptyTable } from './table-view.ts'

/** Replaces the rows: why there are none and what to do next. */
export function EmptyState({ title, text, action }: EmptyTable) {
  const box = useRef<HTMLDivElement>(null)
  useHandOnFocus(box)
  return (
    <chakra.div ref={box} display="grid" justifyItems="center" gap="2" paddingBlock="12" textAlign="center">
      <chakra.p fontWeight="strong">{title}</chakra.p>
      {text && (
        <chakra.p color="fg.muted" maxWidth="form" textWrap="balance">
          {text}
        </chakra.p>
      )}
      {action && <chakra.div marginTop="2">{action}</chakra.div>}
    </chakra.div>
  )
}
