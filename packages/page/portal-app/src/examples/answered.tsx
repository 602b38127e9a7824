import type { ApiError } from '@portal/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** The response to every request: data, an error, or pending forever. */
export type Answer = { readonly data: unknown } | { readonly error: ApiError } | 'none yet'

async function toldBy(answer: Answer): Promise<unknown> {
  if (answer === 'none yet') return new Promise(() => undefined)
  if ('error' in answer) throw answer.error
  return answer.data
}

function clientWith(answer: Answer): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added') return
    void client.prefetchQuery({ queryKey: query.queryKey, queryFn: () => toldBy(answer) })
  })
  return client
}

interface AnsweredProps {
  readonly answer: Answer
  readonly children: ReactNode
}

/** Renders its children as if the API answered every request with `answer`. */
export function Answered({ answer, children }: AnsweredProps) {
  const [client] = useState(() => clientWith(answer))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
