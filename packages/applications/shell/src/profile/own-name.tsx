import { updateCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { type CurrentUser, meSchemas } from '@portal/contract/people/me-schemas.ts'
import { perform, problemsOf } from '@portal/portal-app'
import { Stack } from '@portal/ui'
import { Form, TextField } from '@portal/ui/form'

const schema = meSchemas.updateCurrentUser.body.pick({ given_name: true, family_name: true })

interface OwnNameProps {
  readonly user: CurrentUser
  onDone(): void
}

/** Edits the operator's own name, which audit trails show from then on. */
export function OwnName({ user, onDone }: OwnNameProps) {
  return (
    <Form
      schema={schema}
      defaultValues={{ given_name: user.given_name, family_name: user.family_name }}
      saveBar={{ submitLabel: 'Save name', onCancel: onDone }}
      onSubmit={async (names, { idempotencyKey }) => {
        try {
          const body = { ...names, locale: 'en' as const, timeZone: user.timeZone }
          await perform(
            updateCurrentUser,
            { body },
            { idempotencyKey, revision: user.revision, done: 'Name saved' },
          )
          onDone()
        } catch (error) {
          return problemsOf(error)
        }
      }}
    >
      <Stack gap="4">
        <TextField name="given_name" autoComplete="given-name" />
        <TextField name="family_name" autoComplete="family-name" />
      </Stack>
    </Form>
  )
}
