import { useRef } from 'react'

/**
 * The key under which the server answers a repeated request only once. It is made when the form opens and lasts until
 * a success or an edit: what is sent again unchanged is the same request.
 */
export function useIdempotencyKey() {
  const current = useRef({ key: crypto.randomUUID(), content: '' })

  return {
    keyFor(values: unknown): string {
      const content = JSON.stringify(values)
      const sentBefore = current.current.content
      const key = sentBefore && sentBefore !== content ? crypto.randomUUID() : current.current.key
      current.current = { key, content }
      return key
    },
    renew() {
      current.current = { key: crypto.randomUUID(), content: '' }
    },
  }
}
