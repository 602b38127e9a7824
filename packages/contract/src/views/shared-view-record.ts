import { defineRecord } from '../record-facts.ts'
import { MAY_REMOVE_ALL } from './shared-view-rules.ts'

/** A name and a search can say more than a list's name, so few people read the history of all views. */
export const sharedView = defineRecord({ history: MAY_REMOVE_ALL })
