import { Zap } from '@lucide/icons'
import { loadFinder, type ParcelHost, ParcelHostContext } from '@portal/portal-app'
import { matchRow } from '@portal/routing/match-row.ts'
import type { Hit } from '@portal/routing/record-finder.ts'
import { accessOf, useSession } from '@portal/session'
import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { recordKinds } from '../app-tables.ts'
import { isReachable, type RecordKind } from '../records/record-kinds.ts'
import { useDebounced } from '../search/use-debounced.ts'
import { askedCommand, begunCommands } from './asked-command.ts'
import type { OptionGroup } from './options.ts'

const PAUSE_MS = 200

/** Most records per kind to load commands for. */
const MAX_HITS = 3

interface RecordCommands {
  readonly groups: readonly OptionGroup[]
  readonly isLoading: boolean
}

type Named = Pick<Hit, 'id' | 'title'>

/**
 * Commands for the records of a kind that match a text, from the bundle that owns the kind; for the record on
 * screen, the text may be the command alone.
 */
async function commandsFor(
  host: ParcelHost,
  kind: RecordKind,
  text: string,
  here: Named | undefined,
  signal: AbortSignal,
) {
  const { commands, search } = await loadFinder(host, kind.app, kind.name)
  if (!commands) return []
  const optionsFor = async ({ id, title }: Named, labels: readonly string[]) => {
    const offered = id && labels.length > 0 ? await commands.of(id, signal) : []
    return offered
      .filter(({ label }) => labels.includes(label))
      .map(({ label, disabledReason, run }) => ({
        title: `${label} ${title}`,
        detail: disabledReason ?? kind.facts.noun,
        ...(disabledReason === undefined && { run }),
      }))
  }
  const asked = askedCommand(text, commands.labels)
  const hits = asked ? (await search(asked.record, MAX_HITS, signal)).hits : []
  return (
    await Promise.all([
      ...(here ? [optionsFor(here, begunCommands(text, commands.labels))] : []),
      ...hits.map((hit) => optionsFor(hit, asked?.labels ?? [])),
    ])
  ).flat()
}

/** The record that the screen of a kind shows at an address, named by its heading. */
function recordAt(pathname: string, { screen, facts }: RecordKind): Named | undefined {
  const params = screen?.path === facts.details && screen && matchRow([screen], pathname)?.params
  const id = params && Object.values(params).at(-1)
  const title = document.querySelector('#portal-screen h1')?.textContent
  return id && title ? { id, title } : undefined
}

/**
 * Commands of the record on screen, such as "Suspend", and records with the requested command, such as "Suspend
 * Amberline". For other records, nothing is loaded before the second word.
 */
export function useRecordCommands(text: string): RecordCommands {
  const { pathname } = useLocation()
  const access = accessOf(useSession())
  const host = use(ParcelHostContext)
  const settled = useDebounced(text.trim(), PAUSE_MS)
  const kinds = recordKinds.filter((kind) => isReachable(kind, access))
  const answers = useQueries({
    queries: kinds.map((kind) => {
      const here = recordAt(pathname, kind)
      return {
        queryKey: ['record commands', kind.app, kind.name, settled, here?.id],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          host ? commandsFor(host, kind, settled, here, signal) : [],
        enabled: settled.includes(' ') || (here !== undefined && settled !== ''),
        // Do not cache: commands depend on the record's current state.
        gcTime: 0,
      }
    }),
  })
  const found = answers.flatMap(({ data }) => data ?? [])
  const options = found.map((option, index) => ({ ...option, icon: Zap, id: `palette-do-${index}` }))
  return {
    groups: options.length > 0 ? [{ label: 'Commands', options }] : [],
    isLoading: settled !== text.trim() || answers.some(({ isFetching }) => isFetching),
  }
}
