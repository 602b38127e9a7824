import { Component, type ReactNode } from 'react'
import type { ParcelHost } from './parcel-host.ts'

interface CrashBoundaryProps {
  readonly host: ParcelHost | undefined
  readonly children: ReactNode
}

/**
 * Catches what is thrown around the screens, where no boundary has anything to show in their place. The page hears of it
 * and shows another version, or says that this part failed.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError = () => ({ hasCrashed: true })

  override componentDidCatch(error: unknown): void {
    const { host } = this.props
    if (host?.onCrash) host.onCrash(error)
    else host?.onFault?.(error, 'render')
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children
  }
}
