import { APPLY_MOMENTS } from '@portal/contract/resources/change-request.ts'
import { listReviewers } from '@portal/contract/resources/change-request-endpoints.ts'
import { OnlyWith, useReadable } from '@portal/portal-app'
import { zoneHint } from '@portal/portal-app/time'
import { SearchListField, Section, SelectField, TextAreaField, TextField } from '@portal/ui/form'
import { useWatch } from 'react-hook-form'
import { MomentField } from '../moment-field.tsx'
import { useCallerEmail } from '../use-caller-email.ts'
import { APPLY_MOMENT_LABELS } from './apply-moments.ts'

const MOMENTS = APPLY_MOMENTS.map((value) => ({ value, label: APPLY_MOMENT_LABELS[value] }))

/** The fields of a request. Operators who cannot review it are not offered. */
export function RequestFields() {
  const reviewers = useReadable(listReviewers, {})
  const email = useCallerEmail()
  const applyWhen: unknown = useWatch({ name: 'applyWhen' })
  const options = reviewers?.items
    .filter((person) => person.email !== email)
    .map(({ id, name, email: address }) => ({ value: id, label: `${name} (${address})` }))
  return (
    <>
      <Section title="Request">
        <TextField name="title" />
        <TextAreaField name="description" hint="Why consumers should see it: at least 10 characters." />
      </Section>
      <Section title="Review">
        {options ? (
          <SearchListField
            name="reviewerIds"
            addLabel="Add reviewer"
            options={options}
            hint="Anyone else with permission can review it, too."
          />
        ) : (
          <OnlyWith call={listReviewers} />
        )}
        <SelectField name="applyWhen" options={MOMENTS} />
        {applyWhen === 'AT_TIME' && <MomentField name="applyAt" type="datetime-local" hint={zoneHint()} />}
      </Section>
    </>
  )
}
