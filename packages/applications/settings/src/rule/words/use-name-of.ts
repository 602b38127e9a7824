import { useMemo } from 'react'
import { useIssuers } from '../set/rule-set-facts.ts'
import type { NameOf } from './condition-in-words.ts'

/** Names of issuers; unknown ones are shown by ID. */
export function useNameOf(): NameOf {
  const issuers = useIssuers()
  return useMemo(() => {
    const names = new Map(issuers.map(({ value, label }) => [value, label]))
    return (id) => names.get(id) ?? id
  }, [issuers])
}
