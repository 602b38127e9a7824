import { getIdvRules } from '@portal/contract/idv/idv-endpoints.ts'
import type { IdvRuleSet } from '@portal/contract/idv/idv-rule-schemas.ts'
import { systemSubjectId } from '@portal/portal-app'
import { ApiError, call, queryClient } from '@portal/session'
import { queryOptions } from '@tanstack/react-query'
import type { SavedRules } from './edit-set.ts'

/** Parameters of endpoints of the account's system. */
export const OF_SYSTEM = { params: { subjectId: systemSubjectId } } as const

const NONE: SavedRules = { rules: [], revision: 0 }

export const savedOf = ({ rules, revision, updatedBy, updatedAt }: IdvRuleSet): SavedRules => ({
  rules,
  revision,
  by: updatedBy.name,
  at: updatedAt,
})

async function read(signal?: AbortSignal): Promise<SavedRules> {
  try {
    return savedOf(await call(getIdvRules, OF_SYSTEM, { errors: 'here', ...(signal && { signal }) }))
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'IDV_RULES_NOT_FOUND') return NONE
    throw error
  }
}

/** The saved rules; if none were saved, an empty set to start from. */
export const savedRules = queryOptions<SavedRules>({
  queryKey: [getIdvRules.name, OF_SYSTEM, 'or none'],
  queryFn: ({ signal }) => read(signal),
})

/** Refetches the rules after someone else saved first. */
export async function newestRules(): Promise<SavedRules> {
  const newest = await read()
  queryClient.setQueryData(savedRules.queryKey, newest)
  return newest
}
