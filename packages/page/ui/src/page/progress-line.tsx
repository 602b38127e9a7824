import { useDelayed } from '../layout/use-delayed.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'

/** A thin line at the top of the page while something takes longer than 300 ms. */
export function ProgressLine({ active }: { active: boolean }) {
  const visible = useDelayed(active, 300)
  if (!visible) return null
  return (
    <chakra.div
      role="progressbar"
      aria-label={texts.loading}
      position="fixed"
      top="0"
      insetInline="0"
      height="2px"
      overflow="hidden"
      zIndex="toast"
    >
      <chakra.div width="33%" height="full" bg="accent" animation="slide 1.1s ease-in-out infinite" />
    </chakra.div>
  )
}
