import { Ban, CircleDot, Hourglass } from '@lucide/icons'
import { createSecret, listSecrets } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Subject } from '@portal/contract/subjects/subject-schemas.ts'
import { Can, useLoaded, useRecordActions } from '@portal/portal-app'
import {
  DetailsList,
  HStack,
  Moment,
  Mono,
  RowMenu,
  Stack,
  StatusBadge,
  type StatusLooks,
  Text,
} from '@portal/ui'
import { NewSecret } from './new-secret.tsx'
import { type SubjectSecret, secretActions } from './secret-actions.ts'

const SECRET_STATUSES: StatusLooks<SubjectSecret['status']> = {
  ACTIVE: { label: 'Active', tone: 'green', icon: CircleDot },
  EXPIRED: { label: 'Expired', tone: 'red', icon: Hourglass },
  REVOKED: { label: 'Revoked', tone: 'red', icon: Ban },
}

const PURPOSES = { API_CLIENT: 'API client', WEBHOOK_HMAC: 'Webhook signature' } as const

function SecretView({ secret }: { secret: SubjectSecret }) {
  const actionsOf = useRecordActions<SubjectSecret>(secretActions)
  return (
    <Stack gap="2" borderTopWidth="1px" borderColor="border" paddingTop="4">
      <HStack justify="space-between">
        <Mono>{secret.maskedValue}</Mono>
        <RowMenu label={`secret ${secret.maskedValue}`} items={actionsOf(secret)} />
      </HStack>
      <DetailsList
        items={[
          { label: 'Purpose', value: PURPOSES[secret.purpose] },
          { label: 'Status', value: <StatusBadge status={secret.status} looks={SECRET_STATUSES} /> },
          { label: 'Created', value: <Moment at={secret.createdAt} relative /> },
          { label: 'Expires', value: secret.expiresAt && <Moment at={secret.expiresAt} /> },
          { label: 'Last used', value: secret.lastUsedAt && <Moment at={secret.lastUsedAt} relative /> },
        ]}
      />
    </Stack>
  )
}

/** The subject's secrets, masked; a new value is shown once. */
export function SecretsTab({ subject }: { subject: Pick<Subject, 'id' | 'name'> }) {
  const subjectId = subject.id
  const { items } = useLoaded(listSecrets, { params: { subjectId } })
  return (
    <Stack gap="5">
      <Can call={createSecret}>
        <NewSecret subjectId={subjectId} subjectName={subject.name} />
      </Can>
      {items.length === 0 && <Text color="fg.muted">No secrets yet.</Text>}
      {items.map((secret) => (
        <SecretView key={secret.secretId} secret={{ ...secret, subjectId }} />
      ))}
    </Stack>
  )
}
