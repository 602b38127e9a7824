import {
  CheckboxField,
  CheckboxGroupField,
  Form,
  type FormProps,
  JsonField,
  ListField,
  NumberField,
  SearchField,
  SearchListField,
  Section,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  TextListField,
} from '@portal/ui/form'
import { z } from 'zod'

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
  settings: z.unknown().optional(),
  town: z.enum(['BER', 'PAR', 'POZ'], 'Choose a town').optional(),
  ports: z.array(z.string()).optional(),
  acquirers: z.array(z.object({ bin: z.string().min(6, 'Enter six digits'), phone: z.string().optional() })),
})

export type ShopValues = z.output<typeof schema>

export const filledShop: ShopValues = {
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

const towns = [
  { value: 'BER', label: 'Berlin' },
  { value: 'PAR', label: 'Paris' },
  { value: 'POZ', label: 'Poznań' },
]

type Props = FormProps<z.input<typeof schema>, ShopValues>

type ShopFormProps = Pick<Props, 'onSubmit'> &
  Partial<Pick<Props, 'defaultValues' | 'readOnly' | 'draft' | 'review' | 'json'>>

/** A form with one field of each kind. */
export const ShopForm = ({ defaultValues = filledShop, ...settings }: ShopFormProps) => (
  <Form schema={schema} defaultValues={defaultValues} {...settings}>
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
    <JsonField name="settings" />
    <SearchField name="town" options={towns} />
    <SearchListField name="ports" options={towns} />
    <ListField name="acquirers" label="Acquirers" addLabel="Add acquirer" empty="No acquirers yet">
      {(_, path) => (
        <>
          <TextField name={`${path}.bin`} label="BIN" />
          <TextField name={`${path}.phone`} />
        </>
      )}
    </ListField>
  </Form>
)
