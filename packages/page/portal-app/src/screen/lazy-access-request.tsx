import { lazyPart } from '@portal/ui/blocks'
import { type ComponentProps, Suspense } from 'react'

const load = async () => (await import('./access-request.tsx')).AccessRequest
const AccessRequest = lazyPart(load)

/** The request for access, loaded on the first refusal: few screens need it. */
export function LazyAccessRequest(props: ComponentProps<Awaited<ReturnType<typeof load>>>) {
  return (
    <Suspense fallback={null}>
      <AccessRequest {...props} />
    </Suspense>
  )
}
