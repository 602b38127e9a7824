import { permissionsOf } from '@portal/contract/endpoint.ts'
import { EDITED_RECORDS, type EditedKind } from '@portal/contract/presence/edited-record.ts'
import type { EditedRecord } from '@portal/contract/presence/presence-schemas.ts'
import type { RouteFacts } from '@portal/routing/route-row.ts'

const KINDS = Object.entries(EDITED_RECORDS) as [EditedKind, (typeof EDITED_RECORDS)[EditedKind]][]

/** The record that a screen is about: the row asks for the permission to read it, and its path names it. */
export function recordOfRow(
  { needs }: RouteFacts,
  params: Readonly<Record<string, string | undefined>>,
): EditedRecord | undefined {
  for (const [kind, read] of KINDS) {
    const [, name = ''] = /:(\w+)$/.exec(read.path) ?? []
    const id = params[name]
    const mayRead = needs?.allOf?.some((permission) => permissionsOf(read)?.includes(permission))
    if (id && mayRead) return { kind, id }
  }
  return undefined
}
