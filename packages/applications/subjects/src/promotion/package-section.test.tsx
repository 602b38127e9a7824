import { afterEach, expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PackageSection } from './package-section.tsx'

const { fetch } = window
afterEach(() => {
  window.fetch = fetch
  localStorage.clear()
})

const UPLOAD = '604060bf-0000-4000-8000-000000000000'

/** Accepts each file; the comparison of a package is refused once. */
function refuseOnce(): void {
  let isRefused = false
  window.fetch = async (address) => {
    if (String(address).endsWith('/completion')) return new Response(null, { status: 204 })
    if (String(address).endsWith('/part-urls')) return Response.json({ parts: [] })
    if (!String(address).endsWith('/import-actions'))
      return Response.json({ uploadId: UPLOAD }, { status: 201 })
    if (isRefused) return Response.json({ taskId: 't1' }, { status: 202 })
    isRefused = true
    return Response.json({ reason: 'TASK_CONFLICT', message: 'Another one is running.' }, { status: 409 })
  }
}

test('a package can be compared again without another upload when its comparison could not start', async () => {
  refuseOnce()
  const compared: string[] = []
  renderInApp(<PackageSection onCompared={(taskId) => compared.push(taskId)} />)
  const file = new File(['{}'], 'shops.subject.json', { type: 'application/json' })
  await userEvent.upload(screen.getByLabelText('Subject package'), file)
  expect(await screen.findByText('Another one is running.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Compare the package again' }))
  await waitFor(() => expect(compared).toEqual(['t1']))
})
