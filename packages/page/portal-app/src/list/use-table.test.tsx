import { expect, test } from '@jest/globals'
import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { ApiError, queryClient, queryFor } from '@portal/session'
import { ErrorNotice } from '@portal/ui'
import { act, screen } from '@testing-library/react'
import { renderInApp } from '../testing/render-in-app.tsx'
import { listInput } from './list-call.ts'
import { useTable } from './use-table.ts'

function Roles() {
  const { error } = useTable(listRoles, { refreshMs: () => 10 })
  return error && <ErrorNotice error={error} />
}

test.each([400, 403])('a list that answers %i as it is read ahead is asked once', async (status) => {
  const refusal = new ApiError({ status, reason: 'R', message: `Refused with ${status}.` })
  const first = queryFor(listRoles, listInput<typeof listRoles>({}, { page: 1, pageSize: 10 }))
  await queryClient.prefetchQuery({ ...first, queryFn: () => Promise.reject(refusal) })
  renderInApp(<Roles />)
  await act(async () => undefined)
  expect(screen.getByRole('alert').textContent).toContain(refusal.message)
  expect(queryClient.getQueryState(first.queryKey)).toMatchObject({
    errorUpdateCount: 1,
    fetchStatus: 'idle',
  })
  queryClient.clear()
})
