import { Component, type ReactNode } from 'react'
import type { ParcelHost } from './parcel-host.ts'

interface CrashBoundaryProps {
  readonly host: ParcelHost | undefined
  readonly children: ReactNode
}

/**
 * Catches errors outside the screens, where no other boundary applies. The page is notified, and shows
 * another version or a failure message.
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
