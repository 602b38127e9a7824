import { lazyPart } from '@portal/ui/blocks'
import { Suspense } from 'react'
import { Boundary } from '../../screen/boundary.tsx'
import type { OpenSharedViewProps } from './open-shared-view.tsx'

const load = () => import('./late-views.ts')

/** Views in a panel, loaded when it first opens. */
export const ViewsPanel = lazyPart(async () => (await load()).ViewsPanel)

const Opened = lazyPart(async () => (await load()).OpenSharedView)

/** Shared views have ids; an operator's own are opened by name. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The shared view in the address, if there is one. The list works without it. */
export const openSharedView = (props: OpenSharedViewProps) =>
  ID.test(props.state.view ?? '') && (
    <Boundary show={() => null}>
      <Suspense fallback={null}>
        <Opened {...props} />
      </Suspense>
    </Boundary>
  )
