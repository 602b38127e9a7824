import { toZonedInput } from '@portal/portal-app/time'
import { useSearchParams } from 'react-router-dom'
import { type RuleChange, ruleOf } from '../set/rule-set-changes.ts'
import type { Version } from './versions-of.ts'

/** The filter of changes: a rule and a period of days. */
export interface ChangeFilter {
  readonly rule: string
  readonly from: string
  readonly to: string
}

export interface VersionedChange {
  readonly version: Version
  readonly change: RuleChange
}

/** Days start and end in the chosen time zone, as everywhere. */
function isWithin({ from: at }: Version, { from, to }: ChangeFilter): boolean {
  const [day = ''] = toZonedInput(at).split('T')
  return (!from || day >= from) && (!to || day <= to)
}

/** A period that ends before it begins: no change can match. */
export const isReversed = ({ from, to }: ChangeFilter): boolean => from !== '' && to !== '' && to < from

/** The changes of all versions that match the address. */
export function useChangeFilter(versions: readonly Version[]) {
  const [params, setParams] = useSearchParams()
  const of = (name: string) => params.get(name) ?? ''
  const filter: ChangeFilter = { rule: of('rule'), from: of('from'), to: of('to') }
  const changes = versions
    .filter((version) => isWithin(version, filter))
    .flatMap((version): VersionedChange[] => version.changes.map((change) => ({ version, change })))
    .filter(({ change }) => !filter.rule || ruleOf(change).ruleId === filter.rule)

  function set(change: Partial<ChangeFilter>) {
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(change)) {
          if (value) before.set(name, value)
          else before.delete(name)
        }
        return before
      },
      { replace: true },
    )
  }

  return { filter, set, changes }
}
