import { z } from 'zod'
import { line, personRef, timestamp } from '../formats.ts'
import { ViewState } from './view-state.ts'

export const SharedView = z.object({
  id: z.string(),
  name: z.string(),
  state: ViewState,
  /** Who shared it, as recorded then: the view stays when they leave. */
  owner: personRef,
  revision: z.number().int().min(1),
  updatedAt: timestamp,
})

/** The address of a list's read with its fixed filters: `/directories/terms/files`, `/subjects?category=BUSINESS`. */
const list = line(1, 500)

const name = line(1, 40)

export const sharedViewSchemas = {
  listSharedViews: { query: z.strictObject({ list }), response: z.object({ items: z.array(SharedView) }) },
  shareView: { body: z.strictObject({ list, name, state: ViewState }), response: SharedView },
  updateSharedView: { body: z.strictObject({ name, state: ViewState }), response: SharedView },
  removeSharedView: {},
}

export type SharedView = z.infer<typeof SharedView>
