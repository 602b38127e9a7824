import type { ApiError } from '@portal/session'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** What every question gets: an answer, a refusal, or nothing for as long as one waits. */
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

/** Shows what is in it as if the API had answered so, to whatever it asks. */
export function Answered({ answer, children }: AnsweredProps) {
  const [client] = useState(() => clientWith(answer))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
