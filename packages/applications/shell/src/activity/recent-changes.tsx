import type { InputOf } from '@portal/contract/endpoint.ts'
import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { AuditEvent } from '@portal/contract/history/audit-event-schemas.ts'
import { taskAddress } from '@portal/contract/tasks/task-address.ts'
import { getTask } from '@portal/contract/tasks/task-endpoints.ts'
import { actionInWords, EmptyCard, useLoaded } from '@portal/portal-app'
import { accessOf, useCan, useSession } from '@portal/session'
import { Box, Flex, formatNumber, humanize, Moment, Stack, Text, TextLink } from '@portal/ui'
import { recordKinds } from '../app-tables.ts'
import { addressOfEvent, kindOfEvent } from '../records/record-kinds.ts'

const SHOWN = 20

const asCode = (words: string) => words.toUpperCase().replaceAll(' ', '_')

/** First letters of the words in a name: "CR" for `changeRequest`. */
const initialsOf = (name: string) =>
  asCode(
    humanize(name)
      .split(' ')
      .map((word) => word.charAt(0))
      .join(''),
  )

/** An action in words; its short prefix, such as the type's initials, is replaced with the record's noun. */
function changeInWords(event: AuditEvent): string {
  const { noun = humanize(event.entityType), audit } = kindOfEvent(event, recordKinds)?.facts ?? {}
  const short = audit?.action ?? initialsOf(event.entityType)
  const { action } = event
  return actionInWords(action.startsWith(`${short}_`) ? action.replace(short, asCode(noun)) : action)
}

/**
 * What a change is about: its record, or all records that a task changed. Nothing for what has no name or page, such as
 * a refused sign-in.
 */
function subjectOf({ entityName, entityType, ofTask = 1 }: AuditEvent, to: string | undefined): string {
  if (entityName === undefined && to === undefined && ofTask === 1) return ''
  const name = entityName ?? humanize(entityType)
  return ofTask > 1 ? `${name} and ${formatNumber(ofTask - 1)} more` : name
}

function Change({ event, to }: { event: AuditEvent; to: string | undefined }) {
  const name = subjectOf(event, to)
  const change = changeInWords(event)
  const authorAndReason = [event.changedBy.name, event.changeReason].filter(Boolean).join(': ')
  return (
    <Box
      as="li"
      minHeight={{ md: '3.9375rem' }}
      paddingBlock="2.5"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopColor: 'transparent' }}
    >
      <Flex gap="3" justify="space-between" align="baseline">
        <Box
          minWidth="0"
          overflowWrap="anywhere"
          truncate={{ md: true }}
          title={[change, name].filter(Boolean).join(' · ')}
        >
          {change}
          {name && ' · '}
          {to ? (
            <TextLink to={to} underlined>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </Box>
        <Text as="span" color="fg.muted" fontSize="sm" whiteSpace="nowrap">
          <Moment at={event.changedAt} relative />
        </Text>
      </Flex>
      <Text
        color="fg.muted"
        fontSize="sm"
        overflowWrap="anywhere"
        truncate={{ md: true }}
        title={authorAndReason}
      >
        {authorAndReason}
      </Text>
    </Box>
  )
}

interface RecentChangesProps {
  /**
   * Filters for the audit trail: actor, period and entity types. Without filters it returns the latest
   * entries.
   */
  readonly asked: NonNullable<InputOf<typeof listAuditEvents>['query']>
}

/**
 * Lists the latest audit entries: the record, the change, who made it, when and why. What a task did to many records
 * is one of them. Where there is room, each has two lines, so that four of them fill the box.
 */
export function RecentChanges({ asked }: RecentChangesProps) {
  const access = accessOf(useSession())
  const mayOpenTasks = useCan(getTask)
  const { items } = useLoaded(listAuditEvents, { query: { ...asked, fold: 'tasks', pageSize: SHOWN } })
  /** The record of a change, or the task that changed several. */
  const addressOf = ({ ofTask = 1, taskId, ...event }: AuditEvent) => {
    if (ofTask === 1 || taskId === undefined) return addressOfEvent(event, access, recordKinds)
    return mayOpenTasks ? taskAddress(taskId) : undefined
  }
  if (items.length === 0)
    return <EmptyCard text={asked.from ? 'No changes in this period.' : 'No changes yet.'} />
  return (
    <Stack
      as="ol"
      gap="0"
      listStyleType="none"
      maxHeight="15.75rem"
      overflowY="auto"
      tabIndex={0}
      aria-label="Recent changes"
    >
      {items.map((event) => (
        <Change key={event.id} event={event} to={addressOf(event)} />
      ))}
    </Stack>
  )
}
