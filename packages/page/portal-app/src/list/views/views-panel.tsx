import { shareView, updateSharedView } from '@portal/contract/views/shared-view-endpoints.ts'
import { accessOf, invalidateAfter, useSession } from '@portal/session'
import { ErrorNotice, type SavedView, Stack, Text } from '@portal/ui'
import { viewAddress } from '@portal/ui/blocks'
import { useState } from 'react'
import { perform } from '../../action/perform.ts'
import { useAttempt } from '../../action/use-attempt.ts'
import { ownViewItems } from './own-view-items.ts'
import { sharedListOf } from './shared-list-of.ts'
import { nameShared } from './shared-view-items.ts'
import { SharedViewRows } from './shared-view-rows.tsx'
import { type Naming, ViewNaming } from './view-naming.tsx'
import { viewStateOf } from './view-query.ts'
import { ViewRows } from './view-rows.tsx'
import type { ViewsProps } from './views.tsx'

/** A closing menu returns the focus to its button in the next frame: a field that is already there would lose it. */
const onceMenuClosed = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run))

/** The views of a list: one's own and those that colleagues share. */
export function ViewsPanel({ of, own, state }: Required<ViewsProps>) {
  const list = sharedListOf(of)
  const session = useSession()
  const [naming, setNaming] = useState<Naming>()
  const { attempt, failure, forget } = useAttempt()
  const email = session.status === 'authenticated' ? session.user.email : ''
  const caller = { ...accessOf(session), email }

  const run = (work: () => Promise<unknown>) =>
    void attempt(async () => {
      // A failure may say that a colleague changed a view in the meantime.
      await work().catch((error) => {
        void invalidateAfter(updateSharedView)
        throw error
      })
      setNaming(undefined)
    })

  function ask(asked: Naming) {
    forget()
    onceMenuClosed(() => setNaming(asked))
  }

  const share = (address: string, { label, query }: SavedView) =>
    ask({
      title: 'Everyone who can see this list will see the view.',
      initial: label,
      run: (name) =>
        perform(
          shareView,
          { body: { list: address, name, state: viewStateOf(query) } },
          { done: `${name} shared with colleagues` },
        ),
    })

  return (
    <Stack gap="3" padding="3" overflowY="auto">
      <ViewRows
        heading="Mine"
        rows={own.all.map((view) => ({
          key: view.label,
          name: view.label,
          to: viewAddress(view.query, view.label),
          isOpen: view.label === state.view,
          items: ownViewItems(view, own, list === undefined ? undefined : () => share(list, view)),
        }))}
      >
        {own.all.length === 0 && (
          <Text>You have no views yet. Filter or sort the list, then choose Save view.</Text>
        )}
      </ViewRows>
      {list && (
        <SharedViewRows
          list={list}
          tools={{
            ...{ caller, state, own },
            attempt: run,
            rename: (view) =>
              ask({
                title: `Rename ${view.name}`,
                initial: view.name,
                run: (name) => nameShared(view, name),
              }),
          }}
        />
      )}
      {naming && (
        <ViewNaming
          naming={naming}
          onSave={(name) => run(() => naming.run(name))}
          onCancel={() => setNaming(undefined)}
        />
      )}
      {failure && <ErrorNotice error={failure} />}
    </Stack>
  )
}
