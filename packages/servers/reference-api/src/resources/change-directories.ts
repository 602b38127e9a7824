import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { v7 as uuid } from 'uuid'
import { DIRECTORIES } from '../commands/calls.ts'
import { appendAudit, installationFacts } from '../database/audit.ts'
import { changesBetween } from '../database/changes-between.ts'
import { nextRevision } from '../database/next-revision.ts'
import type { Database } from '../database/tables.ts'
import type { DirectoryRow } from './directory-store.ts'

/** The fields of a directory that can be chosen; its id in addresses of files is `path`. */
export type DirectoryFacts = Pick<
  DirectoryRow,
  'name' | 'description' | 'allowedContentTypes' | 'maxBytes' | 'requiresChangeRequest' | 'approvalsNeeded'
>

type Outcome = 'created' | 'changed' | 'restored' | 'retired' | 'unchanged'

const toldDirectory = (row: DirectoryRow) => ({
  name: row.name,
  path: row.path,
  ...(row.description !== null && { description: row.description }),
  allowedContentTypes: row.allowedContentTypes,
  maxBytes: row.maxBytes,
  requiresChangeRequest: row.requiresChangeRequest,
  approvalsNeeded: row.approvalsNeeded,
})

/** Changes to directories by commands of the installation, each of them in the caller's transaction and audited. */
export function changeDirectories(db: Database, accountId: string) {
  async function record(action: string, entityId: string, changes: HistoryChange[]): Promise<void> {
    const revision = await nextRevision(db, { accountId, entity: 'directory', entityId })
    const recorded = { entity: 'directory' as const, entityId, revision, changes }
    await appendAudit(db, accountId, [installationFacts(accountId, action, recorded)])
  }

  /** Waits for files that are being created. */
  const lock = (path: string) =>
    db
      .selectFrom('directory')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('path', '=', path)
      .forUpdate()
      .executeTakeFirst()

  async function requireOne(path: string): Promise<DirectoryRow> {
    const row = await lock(path)
    if (row) return row
    throw new Error(`There is no directory ${path}. ${DIRECTORIES} list shows all.`)
  }

  async function insert(path: string, facts: DirectoryFacts): Promise<Outcome> {
    const row = { id: uuid(), accountId, path, ...facts, retiredAt: null }
    await db.insertInto('directory').values(row).execute()
    await record('DIRECTORY_CREATED', row.id, changesBetween({}, toldDirectory(row)))
    return 'created'
  }

  async function update(before: DirectoryRow, given: Partial<DirectoryFacts>): Promise<Outcome> {
    const after = { ...before, ...given, retiredAt: null }
    const changes = changesBetween(toldDirectory(before), toldDirectory(after))
    if (changes.length === 0 && before.retiredAt === null) return 'unchanged'
    await db.updateTable('directory').set(after).where('id', '=', before.id).execute()
    const action = before.retiredAt === null ? 'DIRECTORY_UPDATED' : 'DIRECTORY_RESTORED'
    await record(action, before.id, changes)
    return before.retiredAt === null ? 'changed' : 'restored'
  }

  async function countFiles(directoryId: string): Promise<number> {
    const { files } = await db
      .selectFrom('file')
      .select((row) => row.fn.countAll<number>().as('files'))
      .where('directoryId', '=', directoryId)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow()
    return files
  }

  return {
    /** Creates a directory, or gives an existing one the facts that are `given`. */
    async add(path: string, given: Partial<DirectoryFacts>, standard: () => DirectoryFacts) {
      const known = await lock(path)
      return known ? update(known, given) : insert(path, { ...standard(), ...given })
    },

    async rename(path: string, name: string) {
      const known = await requireOne(path)
      if (known.retiredAt) throw new Error(`The directory ${path} is retired. Bring it back with add.`)
      return update(known, { name })
    },

    /** Hides an empty directory. Throws a sentence when it still has files, which subjects may show. */
    async retire(path: string): Promise<Outcome> {
      const { id, retiredAt } = await requireOne(path)
      if (retiredAt) return 'unchanged'
      const files = await countFiles(id)
      if (files > 0)
        throw new Error(
          `The directory ${path} still has ${files} ${files === 1 ? 'file' : 'files'}. Delete them in the portal first.`,
        )
      await db.updateTable('directory').set({ retiredAt: new Date() }).where('id', '=', id).execute()
      await record('DIRECTORY_RETIRED', id, [])
      return 'retired'
    },
  }
}
