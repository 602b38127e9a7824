import { expect, jest, test } from '@jest/globals'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { ApiError } from '@portal/session'
import { Button } from '@portal/ui'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInApp } from '../testing/render-in-app.tsx'
import type { RecordAction } from './record-action.ts'
import { useBulk } from './use-bulk.tsx'
import { withNewerRecords } from './with-newer-records.ts'

// jsdom has no layout, and a dialog focuses only elements with a size.
jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1)

interface Shop {
  name: string
  revision: number
}

const run = jest.fn<RecordAction<Shop>['run']>()
const suspend: RecordAction<Shop> = {
  label: 'Suspend',
  calls: [listSubjects],
  maxPerCall: 1,
  bulk: true,
  applies: () => true,
  ask: { kind: 'confirm', title: ({ name }) => `Suspend ${name}` },
  run,
}

function Shops({ reread }: { reread: (shop: Shop) => Promise<Shop> }) {
  const { start, panel } = useBulk<Shop>(({ name }) => name)
  const action = withNewerRecords(suspend, reread)
  return (
    <>
      <Button onClick={() => void start(action, 'shops', [{ name: 'Acme', revision: 1 }])}>
        Suspend all
      </Button>
      {panel}
    </>
  )
}

/** The revisions of two tries, the first of which was refused or lost. */
async function revisionsAfter(refusal: ApiError) {
  run.mockReset().mockRejectedValueOnce(refusal).mockResolvedValue({})
  renderInApp(<Shops reread={async (shop) => ({ ...shop, revision: 2 })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Suspend all' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name: 'Suspend' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Try 1 again' }))
  await screen.findByText('1 done')
  return run.mock.calls.map(([[shop]]) => shop?.revision)
}

test('tries a record that someone else has changed again as it is now', async () => {
  const conflict = new ApiError({ status: 412, reason: 'REVISION_CONFLICT', message: 'It was changed.' })
  expect(await revisionsAfter(conflict)).toEqual([1, 2])
})

test('tries the same change again after a lost answer', async () => {
  const lost = new ApiError({ status: 0, reason: 'UNREACHABLE', message: 'No answer.' })
  expect(await revisionsAfter(lost)).toEqual([1, 1])
})
