import type { Endpoint } from '@portal/contract/endpoint.ts'
import { getRole } from '@portal/contract/roles/role-endpoints.ts'
import { Section, TextAreaField, TextField } from '@portal/ui/form'
import { z } from 'zod'
import { CreateForm } from '../form/create-form.tsx'
import { EditForm } from '../form/edit-form.tsx'
import { Answered } from './answered.tsx'

/** Examples create or change nothing: the API does not know these calls, and the form says so. */
const createShop = { name: 'createShop', method: 'POST', path: '/shops', permission: null } satisfies Endpoint
const updateShop = { ...createShop, name: 'updateShop', method: 'PUT' } satisfies Endpoint

const schema = z.object({
  label: z.string().trim().min(1, 'Enter a name').max(60),
  description: z.string().max(300).optional(),
})

const labels = { label: 'Name', description: 'What it sells' }

const fields = (
  <Section title="Shop">
    <TextField name="label" />
    <TextAreaField name="description" />
  </Section>
)

export const FormOfNewRecord = () => (
  <CreateForm
    schema={schema}
    labels={labels}
    defaultValues={{ label: '' }}
    draft="example shop"
    save={{ call: createShop, input: () => ({}), done: () => 'Acme is created', goTo: () => '?' }}
    review={{ ask: 'optionalReason' }}
    submitLabel="Create"
    cancelTo="?"
  >
    {fields}
  </CreateForm>
)

export const FormOfRecord = () => (
  <Answered answer={{ data: { label: 'Acme', description: 'Garden tools', revision: 3 } }}>
    <EditForm
      record={{
        read: getRole,
        input: { params: { roleId: '1' } },
        name: ({ label }) => label,
        toValues: ({ label, description }) => ({ label, description }),
      }}
      schema={schema}
      labels={labels}
      save={{ call: updateShop, change: () => ({}), done: ({ label }) => `${label} saved` }}
      review={{ impact: async () => ['Its 12 orders are notified.'] }}
      cancelTo="?"
    >
      {fields}
    </EditForm>
  </Answered>
)
