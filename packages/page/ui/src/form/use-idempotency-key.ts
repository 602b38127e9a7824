import { useRef } from 'react'

/**
 * The idempotency key of a form. Created when it opens, and kept until a success or an edit: an unchanged
 * retry is the same request.
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
