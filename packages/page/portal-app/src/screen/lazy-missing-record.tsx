import { lazyPart, SpinnerScreen } from '@portal/ui/blocks'
import { type ComponentProps, Suspense } from 'react'

const load = async () => (await import('./late-screens.ts')).MissingRecord
const MissingRecord = lazyPart(load)

/** Shown instead of a missing record; most sessions never need it. */
export function LazyMissingRecord(props: ComponentProps<Awaited<ReturnType<typeof load>>>) {
  return (
    <Suspense fallback={<SpinnerScreen />}>
      <MissingRecord {...props} />
    </Suspense>
  )
}
