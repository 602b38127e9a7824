import { NOTIFICATION_EVENTS } from '@portal/contract/subjects/subject-vocabulary.ts'
import { optionsOf } from '@portal/portal-app/checkout'
import {
  CheckboxField,
  CheckboxGroupField,
  NumberField,
  Section,
  TextField,
  TextListField,
} from '@portal/ui/form'

/** Which events a subject is notified of, and where. */
export function NotificationsConfigFields() {
  return (
    <>
      <Section title="Events">
        <CheckboxField name="enabled" />
        <CheckboxGroupField name="events" options={optionsOf(NOTIFICATION_EVENTS)} />
      </Section>
      <Section title="Delivery">
        <TextField name="webhookUrl" hint="HTTPS URL. Required to send notifications." />
        <TextField name="signingKid" hint="The kid of one of the subject’s JSON Web Keys." />
        <NumberField name="maxAttempts" />
        <NumberField name="backoffSeconds" hint="The delay doubles with each attempt." />
        <TextListField name="emailRecipients" addLabel="Add recipient" />
      </Section>
    </>
  )
}
