import {
  listSharedViews,
  removeSharedView,
  shareView,
  updateSharedView,
} from '@portal/contract/views/shared-view-endpoints.ts'
import {
  refusalToRemoveView,
  refusalToShareMore,
  refusalToUpdateView,
} from '@portal/contract/views/shared-view-rules.ts'
import type { SharedView } from '@portal/contract/views/shared-view-schemas.ts'
import { requireAllowed } from '@portal/server-common/http/api-error.ts'
import { v7 as uuid } from 'uuid'
import type { Caller } from '../access/caller.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { Api } from '../http/api.ts'
import { requireMatch } from '../http/revision.ts'
import { serve } from '../http/serve.ts'
import { requireReadableList } from './readable-list.ts'
import { requireState } from './require-state.ts'
import { type SharedViewRow, sharedViewStore } from './shared-view-store.ts'

const viewOf = ({ id, name, state, owner, revision, updatedAt }: SharedViewRow): SharedView => ({
  id,
  name,
  state,
  owner,
  revision,
  updatedAt: updatedAt.toISOString(),
})

/** What the history of a view compares. */
const factsOf = ({ list, name, state }: SharedViewRow) => ({ list, name, state })

const recordedView = (
  { id, revision }: Pick<SharedViewRow, 'id' | 'revision'>,
  { before, after }: { before: object; after: object },
  changeReason?: string,
) => ({
  entity: 'sharedView' as const,
  entityId: id,
  revision,
  changes: changesBetween(before, after),
  changeReason,
})

/** As the rules of the contract expect a caller. */
const asPerson = ({ person: { email }, permissions, subjectTypes }: Caller) => ({
  email,
  permissions,
  subjectTypes,
})

/** Only the owner changes a view. */
const requireRevision = (ifMatch: string | undefined, view: SharedViewRow) =>
  requireMatch(ifMatch, { ...view, updatedBy: view.owner })

function serveSharing(api: Api): void {
  serve(api, listSharedViews, async ({ db, caller, query }) => {
    const { address } = await requireReadableList(db, caller, query.list)
    return { body: { items: (await sharedViewStore(db, caller.accountId).ofList(address)).map(viewOf) } }
  })

  serve(api, shareView, async ({ db, caller, body }) => {
    const { name, state } = body
    const list = await requireReadableList(db, caller, body.list)
    requireState(list, state)
    const store = sharedViewStore(db, caller.accountId)
    requireAllowed(refusalToShareMore(await store.count(list.address, caller.id)))
    const view = await store.insert({ id: uuid(), list: list.address, name, state, owner: caller.person })
    return {
      body: viewOf(view),
      revision: view.revision,
      recorded: recordedView(view, { before: {}, after: factsOf(view) }),
    }
  })
}

function serveChanges(api: Api): void {
  serve(api, updateSharedView, async ({ db, caller, params, body: { name, state }, ifMatch }) => {
    const store = sharedViewStore(db, caller.accountId)
    const before = await store.lock(params.viewId)
    const list = await requireReadableList(db, caller, before.list)
    requireAllowed(refusalToUpdateView(before, asPerson(caller)))
    requireRevision(ifMatch, before)
    requireState(list, state)
    const view = await store.save(before, { name, state })
    return {
      body: viewOf(view),
      revision: view.revision,
      recorded: recordedView(view, { before: factsOf(before), after: factsOf(view) }),
    }
  })

  serve(api, removeSharedView, async ({ db, caller, params, ifMatch, changeReason }) => {
    const store = sharedViewStore(db, caller.accountId)
    const view = await store.lock(params.viewId)
    await requireReadableList(db, caller, view.list)
    requireAllowed(refusalToRemoveView(view, asPerson(caller)))
    requireRevision(ifMatch, view)
    await store.remove(view.id)
    const gone = { id: view.id, revision: view.revision + 1 }
    return {
      body: undefined,
      recorded: recordedView(gone, { before: factsOf(view), after: {} }, changeReason),
    }
  })
}

export function serveSharedViews(api: Api): void {
  serveSharing(api)
  serveChanges(api)
}
