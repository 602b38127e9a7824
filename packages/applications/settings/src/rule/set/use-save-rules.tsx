import { saveIdvRules } from '@portal/contract/idv/idv-endpoints.ts'
import type { IdvChannel } from '@portal/contract/idv-channel.ts'
import { perform } from '@portal/portal-app'
import { ApiError } from '@portal/session'
import { alert, ask } from '@portal/ui'
import { useNameOf } from '../words/use-name-of.ts'
import { type EditSet, isUndecided, rebase } from './edit-set.ts'
import type { EditSetStore } from './edit-set-store.ts'
import { savable } from './edited-rule.ts'
import { ruleRemarks } from './rule-remarks.ts'
import { type RuleChange, ruleOf, ruleSetChanges } from './rule-set-changes.ts'
import { RuleSetDifference } from './rule-set-difference.tsx'
import { useEnabledChannels } from './rule-set-facts.ts'
import { newestRules, OF_SYSTEM, savedOf } from './saved-rules.ts'

/** Why the set cannot be saved. */
function hindrance(set: EditSet, channels: readonly IdvChannel[]): string | undefined {
  if (isUndecided(set)) return 'First choose a version of the rules that someone else also changed.'
  const wrong = ruleRemarks(set.rules, channels).find(({ isWrong }) => isWrong)
  return wrong && `“${wrong.name || 'Unnamed'}”: ${wrong.message}`
}

type Rules = NonNullable<ReturnType<typeof savable>>

async function save(store: EditSetStore, rules: Rules, changeReason: string): Promise<void> {
  const { revision } = store.get().base
  await perform(
    saveIdvRules,
    { ...OF_SYSTEM, body: { rules, changeReason } },
    {
      ...(revision > 0 ? { revision } : { isNew: true }),
      answered: (saved) => store.forget(savedOf(saved)),
      done: (saved) => `Rules saved as version ${saved.revision}. They are live now.`,
    },
  )
}

/** Deleting rules requires typed confirmation, because it allows what they prevented. */
function deletionIn(changes: readonly RuleChange[], left: number) {
  const [first, ...others] = changes.filter(({ kind }) => kind === 'removed')
  if (!first) return {}
  return {
    danger: true,
    match: others.length === 0 ? ruleOf(first).name : `delete ${others.length + 1} rules`,
    ...(left === 0 && {
      impact: async () => ['No rules left: the default applies to every customer from now on.'],
    }),
  }
}

/**
 * Shows the changes to the set, asks for the reason and saves them together. If someone else saved first,
 * merges both versions rule by rule. Resolves to whether it was saved.
 */
export function useSaveRules(store: EditSetStore) {
  const nameOf = useNameOf()
  const channels = useEnabledChannels()

  return async function review(): Promise<boolean> {
    const set = store.get()
    const obstacle = hindrance(set, channels)
    const rules = savable(set.rules)
    const changes = ruleSetChanges(set.base.rules, set.rules)
    if (obstacle || !rules) {
      await alert({ title: 'The rules cannot be saved yet', text: obstacle ?? '' })
      return false
    }
    let isOutdated = false
    const answer = await ask.reason({
      title: 'Save the IDV rules?',
      confirmLabel: 'Save',
      ...deletionIn(changes, rules.length),
      content: <RuleSetDifference changes={changes} nameOf={nameOf} />,
      async run({ changeReason }) {
        try {
          await save(store, rules, changeReason)
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 412) throw error
          isOutdated = true
          const theirs = await newestRules()
          store.change((now) => rebase(now, theirs))
        }
      },
    })
    return answer !== undefined && !isOutdated
  }
}
