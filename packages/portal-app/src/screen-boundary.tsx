import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, use } from 'react'
import { AppNameContext } from './app-name.ts'
import { ErrorScreen } from './error-screen.tsx'

interface BoundaryProps {
  readonly children: ReactNode
  /** Makes the queries that failed try again. */
  onReset(): void
  show(error: unknown, retry: () => void): ReactNode
}

class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => {
    this.props.onReset()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : this.props.show(error, this.retry)
  }
}

/** Turns what a page throws into the screen for it; the rest of the portal stays as it is. */
export function ScreenBoundary({ page, children }: { page?: string; children: ReactNode }) {
  const app = use(AppNameContext)
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary
          onReset={reset}
          show={(error, retry) => <ErrorScreen error={error} page={page} app={app} onRetry={retry} />}
        >
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  )
}
