import { Zap } from '@lucide/icons'
import { loadFinder, type ParcelHost, ParcelHostContext } from '@portal/portal-app'
import type { Hit } from '@portal/routing/record-finder.ts'
import { accessOf, useSession } from '@portal/session'
import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import { recordKinds } from '../app-tables.ts'
import { isReachable, type RecordKind } from '../records/record-kinds.ts'
import { useDebounced } from '../search/use-debounced.ts'
import { askedCommand } from './asked-command.ts'
import type { OptionGroup } from './options.ts'

const PAUSE_MS = 200

/** Most records per kind to load commands for. */
const MAX_HITS = 3

/** Commands for the records of a kind that match a text, from the bundle that owns the kind. */
async function commandsFor(host: ParcelHost, kind: RecordKind, text: string, signal: AbortSignal) {
  const { commands, search } = await loadFinder(host, kind.app, kind.name)
  const asked = commands && askedCommand(text, commands.labels)
  if (!asked) return []
  const { hits } = await search(asked.record, MAX_HITS, signal)
  const ofHit = async ({ id, title }: Hit) => {
    const offered = id ? await commands.of(id, signal) : []
    return offered
      .filter(({ label }) => asked.labels.includes(label))
      .map(({ label, disabledReason, run }) => ({
        title: `${label} ${title}`,
        detail: disabledReason ?? kind.facts.noun,
        ...(disabledReason === undefined && { run }),
      }))
  }
  return (await Promise.all(hits.map(ofHit))).flat()
}

/** Records with the requested command, such as "Suspend Amberline". Loads nothing before the second word. */
export function useRecordCommands(text: string): OptionGroup[] {
  const access = accessOf(useSession())
  const host = use(ParcelHostContext)
  const settled = useDebounced(text.trim(), PAUSE_MS)
  const kinds = recordKinds.filter((kind) => isReachable(kind, access))
  const answers = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['record commands', kind.app, kind.name, settled],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        host ? commandsFor(host, kind, settled, signal) : [],
      enabled: settled.includes(' '),
      // Do not cache: commands depend on the record's current state.
      gcTime: 0,
    })),
  })
  const options = answers.flatMap(({ data }) => data ?? [])
  if (options.length === 0) return []
  return [
    {
      label: 'Commands',
      options: options.map((option, index) => ({ ...option, icon: Zap, id: `palette-do-${index}` })),
    },
  ]
}
