import { ApiError } from '@portal/session'
import type { Answer } from './answered.tsx'

/** A list page with exactly these rows. */
export const pageWith = (items: readonly unknown[]): Answer => ({
  data: {
    items,
    page: {
      number: 1,
      size: 10,
      totalItems: items.length,
      totalPages: 1,
      totalRelation: 'EQ',
      nextCursor: null,
    },
  },
})

export const failure: Answer = {
  error: new ApiError({
    status: 500,
    reason: 'INTERNAL_ERROR',
    message: 'Something went wrong. Please try again.',
    requestId: 'r-1',
  }),
}

export const refusal: Answer = {
  error: new ApiError({
    status: 403,
    reason: 'PERMISSION_DENIED',
    message: 'You are not allowed to do this.',
    requestId: 'r-1',
    details: [{ message: 'Needs role.search', source: 'role.search' }],
  }),
}

export const missing: Answer = {
  error: new ApiError({ status: 404, reason: 'ROLE_NOT_FOUND', message: 'There is no role with this ID.' }),
}
