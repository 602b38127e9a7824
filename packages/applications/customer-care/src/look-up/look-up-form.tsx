import type { IdentityType } from '@portal/contract/care/profile.ts'
import { lookUpIdentity } from '@portal/contract/care/profile-endpoints.ts'
import { labelOptions, problemsOf } from '@portal/portal-app'
import { COUNTRY_OPTIONS } from '@portal/portal-app/form'
import { SegmentedChoice } from '@portal/ui'
import { Form, Section, SelectField, type SubmitOptions, TextField } from '@portal/ui/form'
import { useEffect, useRef, useState } from 'react'
import { CASE_LABELS, IDENTITY, LEGAL_BASIS, VERIFIED_BY } from '../care-labels.ts'
import type { Desk } from '../desk/use-desk.ts'
import { LOOK_UP_FIELDS, type LookUpFields } from './look-up-fields.ts'
import { ownCountry } from './own-country.ts'

const LABELS = { ...CASE_LABELS, country: 'Country' }

const CHOICES = [
  { value: 'EMAIL_ADDRESS', label: IDENTITY.EMAIL_ADDRESS },
  { value: 'MOBILE_PHONE_NUMBER', label: IDENTITY.MOBILE_PHONE_NUMBER },
] as const

const NO_NUMBER = 'Enter a mobile number of this country, or one starting with + and the country code'

/** The case, and the consumer to look up. */
export function LookUpForm({ desk }: { desk: Desk }) {
  const { careCase, asked } = desk.state
  const [identityType, setType] = useState<IdentityType>(asked?.identityType ?? 'EMAIL_ADDRESS')
  const frame = useFocusAtFirstGap(desk.state.round > 0 && !desk.state.wasIdle)

  async function submit(fields: LookUpFields, { idempotencyKey }: SubmitOptions) {
    const { country, identity, ...ownCase } = fields
    const identityValue = await enteredValue(identityType, identity, country)
    if (!identityValue) return [{ pointer: '/identity', message: NO_NUMBER }]
    try {
      await desk.lookUp({ identityType, identityValue, case: ownCase }, idempotencyKey)
    } catch (error) {
      return problemsOf(error).map(({ pointer, ...problem }) => ({
        ...problem,
        pointer: pointer && fieldOf(pointer),
      }))
    }
  }

  return (
    <div ref={frame}>
      <Form
        schema={LOOK_UP_FIELDS[identityType]}
        defaultValues={{
          ticketReference: '',
          ...careCase,
          country: ownCountry(),
          identity: asked?.identityValue ?? '',
        }}
        labels={LABELS}
        onSubmit={submit}
        saveBar={{ submitLabel: 'Look up', countsChanges: false }}
      >
        <Section title="Case" description="Stored with the deletion receipt.">
          <TextField name="ticketReference" hint="Without other text, such as CARE-1042" />
          <SelectField name="verifiedBy" options={labelOptions(VERIFIED_BY)} />
          <SelectField name="legalBasis" options={labelOptions(LEGAL_BASIS)} />
        </Section>
        <Section
          title="Consumer"
          description={`Up to ${lookUpIdentity.callsPerMinute} lookups a minute. Each is recorded under your name, without what you typed.`}
        >
          <SegmentedChoice<IdentityType>
            label="Find by"
            options={CHOICES}
            value={identityType}
            onChange={setType}
          />
          {identityType === 'MOBILE_PHONE_NUMBER' && <SelectField name="country" options={COUNTRY_OPTIONS} />}
          <TextField
            key={identityType}
            name="identity"
            label={IDENTITY[identityType]}
            type={identityType === 'EMAIL_ADDRESS' ? 'email' : 'tel'}
          />
        </Section>
      </Form>
    </div>
  )
}

/** The rules of all countries load with the first number. */
async function enteredValue(type: IdentityType, typed: string, country: string): Promise<string | undefined> {
  if (type === 'EMAIL_ADDRESS') return typed
  const { e164 } = await import('./e164.ts')
  return e164(typed, country)
}

/** The form field for a part of the request. */
const fieldOf = (pointer: string) => pointer.replace('/case/', '/').replace('/identityValue', '/identity')

/** When returning from another step, focus the first field to fill in, or the identity to correct. */
function useFocusAtFirstGap(isWanted: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWanted) return
    const fields = frame.current?.querySelectorAll<HTMLElement & { value: string }>(
      'input:not([type=radio]), select',
    )
    const all = [...(fields ?? [])]
    const next = all.find(({ value }) => value === '') ?? all.at(-1)
    next?.focus()
  }, [isWanted])
  return frame
}
