import { ALL_ENDPOINTS } from '@portal/contract/all-endpoints.ts'
import { type Endpoint, pathOf } from '@portal/contract/endpoint.ts'
import { queryString } from '@portal/contract/query-string.ts'
import { SHARED_LISTS } from '@portal/contract/views/shared-list.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { requirePermission } from '../access/authorize.ts'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/tables.ts'
import { guardSubject } from '../http/admit.ts'

/** A list whose views can be shared. */
export interface ReadableList {
  /** Its only address: its read with the parameters and fixed filters. */
  readonly address: string
  readonly read: Endpoint
}

interface FoundList extends ReadableList {
  readonly params: Readonly<Record<string, string>>
}

const LISTS = SHARED_LISTS.map((name) => ALL_ENDPOINTS[name]).filter((read) => read !== undefined)

/** Path parameters where an endpoint has this path; undefined where it has another one. */
function paramsIn({ path }: Endpoint, given: string): Record<string, string> | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const values = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`).exec(given)?.slice(1)
  return values && Object.fromEntries(names.map((name, place) => [name, decoded(values[place])]))
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new ApiError('LIST_NOT_FOUND')
  }
}

function findList(address: string): FoundList {
  const [path = '', query] = address.split('?')
  for (const read of LISTS) {
    const params = paramsIn(read, path)
    if (!params) continue
    const written = pathOf(read, params) + queryString(Object.fromEntries(new URLSearchParams(query)))
    // Two addresses of one list would have different views.
    if (written === address) return { address, read, params }
  }
  throw new ApiError('LIST_NOT_FOUND')
}

/** Finds a list by its address. Throws like its read to callers who cannot read it. */
export async function requireReadableList(
  db: Database,
  caller: Caller,
  address: string,
): Promise<ReadableList> {
  const { params, ...list } = findList(address)
  requirePermission(caller, list.read, params)
  if (list.read.guardsSubject) await guardSubject(db, caller, params.subjectId ?? '')
  return list
}
