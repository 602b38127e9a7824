import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { CheckboxField, SwitchField } from '../form/checkbox-field.tsx'
import { CheckboxGroupField } from '../form/checkbox-group-field.tsx'
import { Form, type FormProps } from '../form/form.tsx'
import { ListField } from '../form/list-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Section } from '../form/section.tsx'
import { SelectField } from '../form/select-field.tsx'
import { TextAreaField, TextField } from '../form/text-field.tsx'
import { TextListField } from '../form/text-list-field.tsx'
import type { Refusal, SubmitOptions } from '../form/use-form-submit.ts'
import { TextLink } from '../layout/text-link.tsx'
import { Overlays } from '../overlay/overlays.tsx'
import { renderInPortal } from './render-in-portal.tsx'

const schema = z.object({
  shopName: z.string().trim().min(1, 'Enter the shop name').max(20),
  note: z.string().optional(),
  token: z.string().optional(),
  limit: z.number('Enter a whole number').int(),
  ceiling: z.number().int().optional(),
  kind: z.enum(['A', 'B'], 'Choose a kind'),
  active: z.boolean(),
  visible: z.boolean().optional(),
  brands: z.array(z.string().min(1, 'Choose a brand')),
  origins: z.array(z.string().min(1, 'Enter an origin')),
  acquirers: z.array(z.object({ bin: z.string().min(6, 'Enter six digits'), phone: z.string().optional() })),
})

type Values = z.output<typeof schema>

export const filled: Values = {
  shopName: 'Acme',
  limit: 5,
  kind: 'A',
  active: true,
  brands: ['visa'],
  origins: ['https://acme.example'],
  acquirers: [{ bin: '123456' }],
}

const options = [
  { value: 'A', label: 'Kind A' },
  { value: 'B', label: 'Kind B' },
]
const brands = [
  { value: 'visa', label: 'Visa' },
  { value: 'amex', label: 'Amex' },
]

type Props = FormProps<z.input<typeof schema>, Values>

/** A form with one field of each kind, beside a link that leaves it. */
export function showForm(
  onSubmit: Props['onSubmit'],
  settings: Partial<Pick<Props, 'defaultValues' | 'readOnly' | 'draft' | 'review' | 'json'>> = {},
) {
  const { defaultValues = filled, ...rest } = settings
  return renderInPortal(
    <>
      <Form schema={schema} defaultValues={defaultValues} onSubmit={onSubmit} submitLabel="Save" {...rest}>
        <Section title="Basics">
          <TextField name="shopName" hint="Shown to customers" />
          <TextAreaField name="note" />
          <TextField name="token" trim={false} />
          <NumberField name="limit" />
          <NumberField name="ceiling" />
          <SelectField name="kind" options={options} />
        </Section>
        <CheckboxField name="active" />
        <SwitchField name="visible" />
        <CheckboxGroupField name="brands" options={brands} />
        <TextListField name="origins" />
        <ListField name="acquirers" label="Acquirers" addLabel="Add acquirer" empty="No acquirers yet">
          {(_, path) => (
            <>
              <TextField name={`${path}.bin`} label="BIN" />
              <TextField name={`${path}.phone`} />
            </>
          )}
        </ListField>
      </Form>
      <TextLink to="/elsewhere">Elsewhere</TextLink>
      <Overlays />
    </>,
  )
}

export const saving = () =>
  jest.fn<(values: Values, options: SubmitOptions) => Promise<Refusal | undefined>>()
export const accepting = () => saving().mockResolvedValue(undefined)
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
export const retype = async (name: string | RegExp, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
