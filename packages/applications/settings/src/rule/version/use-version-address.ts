import { useSearchParams } from 'react-router-dom'

/** At most two versions are compared. */
const MAX_PICKED = 2

/** The state of the versions page; in the address, so that it can be shared. */
export function useVersionAddress() {
  const [params, setParams] = useSearchParams()
  const picked = (params.get('compare') ?? '').split(',').filter(Boolean).map(Number)
  const shown = Number(params.get('version')) || undefined

  function put(name: string, value: string) {
    setParams(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true },
    )
  }

  return {
    picked,
    shown,
    show: (revision: number | undefined) => put('version', revision === undefined ? '' : String(revision)),
    /** A third one replaces the one chosen first. */
    pick(revision: number) {
      const next = picked.includes(revision)
        ? picked.filter((one) => one !== revision)
        : [...picked, revision].slice(-MAX_PICKED)
      put('compare', next.join(','))
    },
    endComparison: () => put('compare', ''),
  }
}
