import { SECRET_PURPOSES, type SecretPurpose } from '@portal/contract/subjects/subject.ts'
import { createSecret } from '@portal/contract/subjects/subject-endpoints.ts'
import { perform, sentencesOf } from '@portal/portal-app'
import { ask, Button, CopyButton, HStack, Mono, Notice } from '@portal/ui'
import { useState } from 'react'

const LABELS: Record<SecretPurpose, string> = {
  API_CLIENT: 'Create API client secret',
  WEBHOOK_HMAC: 'Create webhook secret',
}

/** Makes a secret and shows its value this one time; it leaves the page with the notice. */
export function NewSecret({ subjectId }: { subjectId: string }) {
  const [value, setValue] = useState<string>()

  const create = (purpose: SecretPurpose) => {
    // One key for one question: trying again after a lost answer makes no second secret.
    const idempotencyKey = crypto.randomUUID()
    return ask.reason({
      title: `${LABELS[purpose]}?`,
      confirmLabel: 'Create',
      run: async ({ changeReason }) => {
        const input = { params: { subjectId }, body: { purpose, changeReason } }
        const secret = await perform(createSecret, input, { idempotencyKey }).catch(sentencesOf)
        setValue(secret.value)
      },
    })
  }

  if (value) {
    return (
      <Notice
        kind="warning"
        title="Store this secret now. It is not shown again."
        action={<Button onClick={() => setValue(undefined)}>I have stored it</Button>}
      >
        <HStack gap="2" wrap="wrap">
          <Mono>{value}</Mono>
          <CopyButton value={value} label="Copy the secret" />
        </HStack>
      </Notice>
    )
  }
  return (
    <HStack gap="2" wrap="wrap">
      {SECRET_PURPOSES.map((purpose) => (
        <Button key={purpose} onClick={() => void create(purpose)}>
          {LABELS[purpose]}
        </Button>
      ))}
    </HStack>
  )
}
