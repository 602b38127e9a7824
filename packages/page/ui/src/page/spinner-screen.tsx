import { Spinner } from '../layout/basics.ts'
import { useDelayed } from '../layout/use-delayed.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'

/** After this, the wait is announced. */
const LATE_MS = 2_000

/** A spinner that fills the screen; not shown for waits under 150 ms. */
export function SpinnerScreen({ label = texts.loading }: { label?: string }) {
  const visible = useDelayed(true, 150)
  const isLate = useDelayed(true, LATE_MS)
  return (
    <chakra.div role="status" display="grid" placeItems="center" minHeight="100dvh" color="fg.muted">
      {visible && (
        <chakra.div display="flex" alignItems="center" gap="3">
          <Spinner aria-hidden />
          {isLate ? `${label}. ${texts.late}` : label}
        </chakra.div>
      )}
    </chakra.div>
  )
}
