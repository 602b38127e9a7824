import { lazyPart } from '@portal/ui/blocks'
import { Suspense } from 'react'
import { Boundary } from '../screen/boundary.tsx'

const EditorsNote = lazyPart(async () => (await import('./editors-note.tsx')).EditorsNote)

/** Optional: shows nothing while it loads, or if it fails to load. */
export function LazyEditorsNote() {
  return (
    <Boundary show={() => null}>
      <Suspense fallback={null}>
        <EditorsNote />
      </Suspense>
    </Boundary>
  )
}
