import { NOTIFICATION_EVENTS } from '@portal/contract/subjects/subject-vocabulary.ts'
import {
  CheckboxField,
  CheckboxGroupField,
  NumberField,
  Section,
  TextField,
  TextListField,
} from '@portal/ui/form'
import { optionsOf } from './options.ts'

/** Which events a subject is told about, and where. */
export function NotificationsConfigFields() {
  return (
    <>
      <Section title="Events">
        <CheckboxField name="enabled" label="Send notifications" />
        <CheckboxGroupField name="events" label="Events" options={optionsOf(NOTIFICATION_EVENTS)} />
      </Section>
      <Section title="Delivery">
        <TextField
          name="webhookUrl"
          label="Webhook"
          hint="An https address. Needed when notifications are sent."
        />
        <TextField
          name="signingKid"
          label="Signing key"
          hint="The kid of one of the subject’s JSON Web Keys."
        />
        <NumberField name="maxAttempts" label="Maximum number of attempts" />
        <NumberField
          name="backoffSeconds"
          label="Seconds before the second attempt"
          hint="The wait doubles from attempt to attempt."
        />
        <TextListField name="emailRecipients" label="E-mail recipients" />
      </Section>
    </>
  )
}
