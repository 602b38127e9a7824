import { lazyPart } from '@portal/ui'
import { Suspense } from 'react'
import { Boundary } from './boundary.tsx'

const EditorsNote = lazyPart(async () => (await import('./editors-note.tsx')).EditorsNote)

/** A page is whole without it: while it loads, and when it does not, nothing stands there. */
export function LazyEditorsNote() {
  return (
    <Boundary show={() => null}>
      <Suspense fallback={null}>
        <EditorsNote />
      </Suspense>
    </Boundary>
  )
}
