import { ApiError } from '@portal/session'
import type { RecordAction } from './record-action.ts'

/**
 * The same action for records that may be tried again: one that someone else has changed is reread, since its outdated
 * revision would be refused each time.
 */
export function withNewerRecords<Item>(
  action: RecordAction<Item>,
  reread: (record: Item) => Promise<Item>,
): RecordAction<Item> {
  const newer = new Map<Item, Item>()

  async function renew(record: Item): Promise<void> {
    // The next try shows why a record cannot be read.
    newer.set(record, await reread(record).catch(() => record))
  }

  return {
    ...action,
    async run(records, answer, options) {
      try {
        return await action.run(
          records.map((record) => newer.get(record) ?? record),
          answer,
          options,
        )
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'REVISION_CONFLICT')
          await Promise.all(records.map(renew))
        throw error
      }
    },
  }
}
