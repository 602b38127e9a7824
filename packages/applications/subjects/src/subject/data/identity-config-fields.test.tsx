import { beforeAll, expect, test } from '@jest/globals'
import { getDictionary } from '@portal/contract/accounts/account-endpoints.ts'
import { renderInApp, signInAs } from '@portal/portal-app/testing'
import { queryClient, queryFor } from '@portal/session'
import { Form } from '@portal/ui/form'
import { screen, within } from '@testing-library/react'
import { z } from 'zod'
import { IdentityConfigFields } from './identity-config-fields.tsx'

beforeAll(() => signInAs('onboarding'))

test('offers the channels of the account, including a new one', () => {
  const { queryKey } = queryFor(getDictionary, { params: { name: 'IDV_CHANNELS' } })
  queryClient.setQueryData(queryKey, { values: ['SMS', 'CARRIER_PIGEON'] })
  renderInApp(
    <Form schema={z.looseObject({})} defaultValues={{}} onSubmit={async () => undefined}>
      <IdentityConfigFields />
    </Form>,
  )
  const channels = within(screen.getByRole('group', { name: /^Idv channels/i })).getAllByRole('checkbox')
  expect(channels.map((box) => box.closest('label')?.textContent)).toEqual(['SMS code', 'Carrier pigeon'])
})
