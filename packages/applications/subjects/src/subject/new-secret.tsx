import { SECRET_PURPOSES, type SecretPurpose } from '@portal/contract/subjects/subject.ts'
import { createSecret } from '@portal/contract/subjects/subject-endpoints.ts'
import { keyedAttempts, perform } from '@portal/portal-app'
import { ask, Button, HStack, showOnce } from '@portal/ui'

const NOUNS: Record<SecretPurpose, string> = {
  API_CLIENT: 'API client secret',
  WEBHOOK_HMAC: 'webhook secret',
}

interface NewSecretProps {
  readonly subjectId: string
  readonly subjectName: string
}

/** Creates a secret and shows its value until the operator has saved it. */
export function NewSecret({ subjectId, subjectName }: NewSecretProps) {
  const create = (purpose: SecretPurpose) => {
    const noun = NOUNS[purpose]
    // A retry after a lost response creates no second secret.
    const attempt = keyedAttempts()
    const asking = ask.reason({
      title: `Create ${noun}?`,
      confirmLabel: 'Create',
      run: async ({ changeReason }) => {
        const input = { params: { subjectId }, body: { purpose, changeReason } }
        const { value } = await attempt(changeReason, (idempotencyKey) =>
          perform(createSecret, input, { idempotencyKey }),
        )
        const once = { value, fileName: `${subjectName} ${noun}.txt` }
        // Shown even if the operator left the page before the response.
        void asking.then(() => showOnce({ title: `Save the ${noun} of ${subjectName} now`, ...once }))
      },
    })
  }

  return (
    <HStack gap="2" wrap="wrap">
      {SECRET_PURPOSES.map((purpose) => (
        <Button key={purpose} onClick={() => create(purpose)}>
          Create {NOUNS[purpose]}
        </Button>
      ))}
    </HStack>
  )
}
