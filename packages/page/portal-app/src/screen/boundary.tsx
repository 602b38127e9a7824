import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly children: ReactNode
  show(error: unknown, retry: () => void): ReactNode
}

interface ResettableProps extends BoundaryProps {
  /** Resets failed queries so that they run again. */
  onReset(): void
}

class Resettable extends Component<ResettableProps, { error?: unknown }> {
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

/** Shows a fallback for what throws, with a retry. */
export function Boundary(props: BoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Resettable {...props} onReset={reset} />}
    </QueryErrorResetBoundary>
  )
}
