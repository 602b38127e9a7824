import type { Endpoint } from '@portal/contract/endpoint.ts'
import { lazyPart } from '@portal/ui/blocks'
import { type ComponentProps, Suspense } from 'react'
import type { RecordHistory } from './record-history.tsx'

type Props<E extends Endpoint> = ComponentProps<typeof RecordHistory<E>>

const Loaded = lazyPart(async () => (await import('./record-history.tsx')).RecordHistory<Endpoint>)

/** The history of a record, loaded on first use: lists do not need it. */
export function LazyRecordHistory<E extends Endpoint>(props: Props<E>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...(props as Props<Endpoint>)} />
    </Suspense>
  )
}
