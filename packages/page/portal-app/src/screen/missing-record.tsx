import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { AuditEvent } from '@portal/contract/history/audit-event-schemas.ts'
import { ancestorsOf } from '@portal/routing/ancestors-of.ts'
import { idOfRecord } from '@portal/routing/id-of-record.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import type { RecordFacts } from '@portal/routing/record-row.ts'
import { recordsAt } from '@portal/routing/records-at.ts'
import type { RouteRow } from '@portal/routing/route-row.ts'
import { type ApiError, accessOf, queryFor, useSession } from '@portal/session'
import { Box, ButtonLink, DetailsList, HStack, humanize, Moment, Mono, TextLink } from '@portal/ui'
import { NotFoundScreen, SpinnerScreen } from '@portal/ui/blocks'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useParams } from 'react-router-dom'
import { AppContext } from '../app/app-context.ts'
import { systemSubjectId } from '../app/system-subject-id.ts'
import { lastAddressOf } from './last-address.ts'

/** The search for everything; the specification fixes the path. */
const EXPLORE = '/explore'

interface MissingRecordProps {
  readonly error: ApiError
  readonly row: RouteRow
  readonly rows: readonly RouteRow[]
}

/**
 * Replaces a missing record: says who deleted it, when and why, if the operator may know, and where to go next.
 */
export function MissingRecord({ error, row, rows }: MissingRecordProps) {
  const { noun, id } = useMissing(error, row)
  const { data, isPending } = useQuery({
    ...queryFor(listAuditEvents, { query: { entityId: id ?? '', pageSize: 1 } }, { errors: 'nowhere' }),
    enabled: id !== undefined,
  })
  const shown = { text: error.message, details: error.lines, requestId: error.requestId }
  if (!id) return <NotFoundScreen {...shown} />
  // Wait until the audit trail says whether the record was deleted or never existed.
  if (isPending) return <SpinnerScreen />
  const newest = data?.items[0]
  return newest?.action.endsWith('_DELETED') ? (
    <NotFoundScreen title={`This ${noun} was deleted`} text={<Deletion event={newest} />}>
      <Box alignSelf="stretch">
        <DetailsList items={factsOf(newest)} columns={1} />
      </Box>
      <WaysOn id={id} row={row} rows={rows} />
    </NotFoundScreen>
  ) : (
    <NotFoundScreen title={`${capitalized(noun)} not found`} {...shown}>
      <p>
        Requested ID: <Mono>{id}</Mono>.
      </p>
      <WaysOn id={id} row={row} rows={rows} />
    </NotFoundScreen>
  )
}

/** The missing record: on the screen of a DPA, it can be the subject above it. */
function useMissing({ reason }: ApiError, row: RouteRow) {
  const { records } = use(AppContext)
  const params = { subjectId: systemSubjectId, ...useParams() }
  const thing = reason
    .replace(/_NOT_FOUND$/, '')
    .replaceAll('_', ' ')
    .toLowerCase()
  const kinds = recordsAt(records, row)
  const isThing = ({ noun }: RecordFacts) => ` ${noun.toLowerCase()}`.endsWith(` ${thing}`)
  const kind = kinds.find(isThing) ?? kinds[0]
  return { noun: kind?.noun ?? thing, id: kind && idOfRecord(kind, params) }
}

function Deletion({ event: { changedBy, changedAt, changeReason } }: { event: AuditEvent }) {
  return (
    <>
      By {changedBy.name}, <Moment at={changedAt} />
      {changeReason ? `: “${changeReason}”` : '.'}
    </>
  )
}

const capitalized = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)

/** The last known values of the record. */
const factsOf = ({ changes }: AuditEvent) =>
  changes
    .filter(({ before }) => before !== undefined && before !== null)
    .map(({ path, before }) => ({ label: humanize(path), value: inWords(before) }))

/** A value as text; for a set stored as `{ name: true }`, its names. */
function inWords(value: unknown, name = ''): string {
  if (value === true && name) return name
  if (typeof value !== 'object' || value === null) return String(value)
  const within = (key: string) => (Array.isArray(value) ? '' : [name, key].filter(Boolean).join('.'))
  return Object.entries(value)
    .map(([key, inner]) => inWords(inner, within(key)))
    .join(', ')
}

/** A title inside a sentence: abbreviations keep their case. */
const inText = (title: string) =>
  title.replace(/\p{L}+/gu, (word) =>
    word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase(),
  )

/** Links to the list as last seen, and to a search for the id, which may belong to something else. */
function WaysOn({ id, row, rows }: Pick<MissingRecordProps, 'row' | 'rows'> & { id: string }) {
  const access = accessOf(useSession())
  const list = ancestorsOf(rows, row).find(
    ({ path, needs }) => !path.includes(':') && isAllowed(needs, access),
  )
  return (
    <HStack gap="4" wrap="wrap">
      {list && (
        <ButtonLink to={lastAddressOf(list.path)} variant="solid">
          Back to {inText(list.title)}
        </ButtonLink>
      )}
      <TextLink to={`${EXPLORE}?q=${encodeURIComponent(id)}`}>Search for this ID</TextLink>
    </HStack>
  )
}
