import { lazyPart } from '@portal/ui/blocks'
import { Suspense } from 'react'
import { Boundary } from '../../screen/boundary.tsx'
import type { ViewsProps } from './views.tsx'

/** The views of a list, loaded when their panel first opens or a link names a shared view. */
export const Views = lazyPart(async () => (await import('../late-tools.ts')).Views)

/** Shared views have ids; an operator's own are opened by name. */
const ID = /^[\da-f-]{36}$/

/** The shared view in the address, if there is one. The list works without it. */
export const openSharedView = (props: ViewsProps) =>
  ID.test(props.state.view ?? '') && (
    <Boundary show={() => null}>
      <Suspense>
        <Views {...props} />
      </Suspense>
    </Boundary>
  )
