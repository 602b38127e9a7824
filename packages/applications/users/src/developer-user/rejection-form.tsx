import { rejectDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { developerUserSchemas } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { Can } from '@portal/portal-app'
import { Box, Button, Field, HStack, Input, Stack, Text } from '@portal/ui'
import { useState } from 'react'

const { changeReason } = developerUserSchemas.rejectDeveloperUsers.body.shape

interface RejectionFormProps {
  readonly user: DeveloperUser
  onReject(reason: string): void
  onCancel(): void
}

/** The rejection reason next to a preview of the email to the applicant. */
export function RejectionForm({ user, onReject, onCancel }: RejectionFormProps) {
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const result = changeReason.safeParse(reason)
  const error = isChecked ? result.error?.issues[0]?.message : undefined

  function submit() {
    setChecked(true)
    if (result.success) onReject(result.data)
  }

  return (
    <Can call={rejectDeveloperUsers}>
      <Stack
        as="form"
        gap="3"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label="Reason" hint="At least 10 characters. Sent to the applicant." error={error}>
          {(ties) => (
            <Input {...ties} autoFocus value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
        <Box as="section" aria-label="Email preview" bg="bg.subtle" padding="3" borderRadius="panel">
          <Text color="fg.muted" fontSize="xs">
            To {user.email}
          </Text>
          <Text>Hello {user.given_name},</Text>
          <Text>Access to the developer portal for {user.companyName} was declined. Reason:</Text>
          <Text fontWeight="strong">{reason || '…'}</Text>
        </Box>
        <HStack gap="2">
          <Button type="submit" variant="solid">
            Reject
          </Button>
          <Button onClick={onCancel}>Back</Button>
        </HStack>
      </Stack>
    </Can>
  )
}
