import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { AuditedEntity } from '@portal/contract/history/audited-entity.ts'
import { queryFor } from '@portal/session'
import { Text } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'

interface LastReasonProps {
  readonly entityType: AuditedEntity
  readonly entityId: string
}

/** The reason of the last change, if one was given. */
export function LastReason({ entityType, entityId }: LastReasonProps) {
  const { data } = useQuery(queryFor(listAuditEvents, { query: { entityType, entityId, pageSize: 1 } }))
  const reason = data?.items[0]?.changeReason
  return reason && <Text color="fg.muted">{reason}</Text>
}
