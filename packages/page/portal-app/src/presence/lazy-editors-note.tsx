import { lazyPart } from '@portal/ui/kit'
import { Suspense } from 'react'
import { Boundary } from '../screen/boundary.tsx'

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
