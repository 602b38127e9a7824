import { z } from 'zod'
import type { DataBody, Database } from '../../database/tables.ts'

const Items = z.object({ items: z.array(z.looseObject({ dirId: z.string(), fileId: z.string() })) })

/** A file by the names that it has in every environment. */
export interface ResourceReference {
  readonly dir: string
  readonly file: string
  readonly sha256: string
}

const filesOf = (db: Database, accountId: string) =>
  db
    .selectFrom('file')
    .innerJoin('directory', 'directory.id', 'file.directoryId')
    .where('file.accountId', '=', accountId)
    .where('file.deletedAt', 'is', null)

/** The files referenced by a subject's resource data, in the order of the items. */
export async function resourceReferences(
  db: Database,
  accountId: string,
  resourceData: DataBody | undefined,
): Promise<ResourceReference[]> {
  const { items = [] } = Items.safeParse(resourceData).data ?? {}
  if (items.length === 0) return []
  const rows = await filesOf(db, accountId)
    .innerJoin('fileVersion', 'fileVersion.id', 'file.newestVersionId')
    .select(['file.id', 'directory.path', 'file.name', 'fileVersion.sha256'])
    .where(
      'file.id',
      'in',
      items.map(({ fileId }) => fileId),
    )
    .execute()
  const found = new Map(rows.map(({ id, path, name, sha256 }) => [id, { dir: path, file: name, sha256 }]))
  return items.map(({ fileId }) => found.get(fileId) ?? { dir: '', file: '', sha256: '' })
}

interface Localised {
  readonly resourceData: DataBody | undefined
  /** Missing files; references to them are left out. */
  readonly missing: readonly string[]
}

/** Resource data that reference the same files by their local ids, each in its current version. */
export async function localResourceData(
  db: Database,
  accountId: string,
  resourceData: DataBody | undefined,
  references: readonly ResourceReference[],
): Promise<Localised> {
  const { items = [] } = Items.safeParse(resourceData).data ?? {}
  if (!resourceData || items.length === 0) return { resourceData, missing: [] }
  const rows = await filesOf(db, accountId)
    .select(['file.id', 'file.directoryId', 'directory.path', 'file.name'])
    .execute()
  const here = new Map(rows.map((row) => [`${row.path}/${row.name}`, row]))
  const missing: string[] = []
  const localItems = items.flatMap((item, index) => {
    const { dir, file } = references[index] ?? { dir: '', file: item.fileId }
    const found = here.get(`${dir}/${file}`)
    if (found) return { ...item, dirId: found.directoryId, fileId: found.id, verId: null }
    missing.push(`${dir}/${file}`)
    return []
  })
  return { resourceData: { ...resourceData, items: localItems }, missing }
}
