import { useSearchParams } from 'react-router-dom'

const PARAMETER = 'compare'

/** The entries to compare, at most two; in the address, so that a link opens the same comparison. */
export function usePickedEntries() {
  const [params, setParams] = useSearchParams()
  const ids = params.get(PARAMETER)?.split(',').filter(Boolean) ?? []

  function pick(picked: readonly string[]) {
    const next = new URLSearchParams(params)
    if (picked.length > 0) next.set(PARAMETER, picked.join(','))
    else next.delete(PARAMETER)
    setParams(next, { replace: true })
  }

  return {
    ids,
    /** A third selection replaces the first. */
    toggle: (id: string) => pick(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-2)),
    clear: () => pick([]),
  }
}
