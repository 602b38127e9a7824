import { expect, jest, test } from '@jest/globals'
import { ApiError } from '@portal/session'
import { Button, ErrorNotice } from '@portal/ui'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInApp } from '../testing/render-in-app.tsx'
import { useAttempt } from './use-attempt.ts'

const refusal = new ApiError({
  status: 409,
  reason: 'BUSY',
  message: 'The file is being checked.',
  details: [{ message: 'Try again at noon' }],
  requestId: 'r-9',
})

function Check({ check }: { check(): Promise<void> }) {
  const { attempt, failure, isBusy } = useAttempt()
  return (
    <>
      {failure && <ErrorNotice error={failure} />}
      <Button loading={isBusy} onClick={() => void attempt(check)}>
        Check
      </Button>
    </>
  )
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Check' }))

test('shows a failed call whole, until the next attempt', async () => {
  const check = jest.fn(async () => undefined).mockRejectedValueOnce(refusal)
  renderInApp(<Check check={check} />)
  await press()
  const shown = 'The file is being checked.Try again at noonRequest ID r-9 '
  expect((await screen.findByRole('alert')).textContent).toBe(shown)
  await press()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(check).toHaveBeenCalledTimes(2)
})
