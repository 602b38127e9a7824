import { lazyPart } from '@portal/ui/kit'
import { type ComponentProps, Suspense } from 'react'

const load = async () => (await import('./access-request.tsx')).AccessRequest
const AccessRequest = lazyPart(load)

/** The request for access, loaded with the first refusal: who can grant what is known to few screens. */
export function LazyAccessRequest(props: ComponentProps<Awaited<ReturnType<typeof load>>>) {
  return (
    <Suspense fallback={null}>
      <AccessRequest {...props} />
    </Suspense>
  )
}
