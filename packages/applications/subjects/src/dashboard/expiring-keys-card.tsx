import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { EmptyCard, useLoaded } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Moment, Stack, TextLink } from '@portal/ui'
import { TimeLine } from '@portal/ui/plot'
import { routes } from '../routes.ts'
import { expiryOf } from '../subject/key-expiry.tsx'
import { SOON_DAYS } from '../subject/soon-days.ts'
import { CATEGORIES } from '../subject/subject-category.ts'
import { expiringSoon } from '../subject/subject-filters.ts'
import { categoryOf } from './category-of.ts'

const SHOWN = 5
const TONES = { VALID: 'grey', SOON: 'amber', EXPIRED: 'red' } as const

/** Subjects with a certificate that expires within weeks, on a time line; most urgent first. */
export default function ExpiringKeysCard() {
  const soon = { keyExpiresTo: expiringSoon(), sort: 'keyExpiresAt' } as const
  const { items, page } = useLoaded(listSubjects, { query: { ...soon, pageSize: SHOWN } })
  if (items.length === 0) return <EmptyCard text={`None within ${SOON_DAYS} days.`} />
  const now = new Date().toISOString()
  return (
    <Stack gap="2">
      <TimeLine
        title={`Certificates that have expired or will within ${SOON_DAYS} days`}
        from={now}
        to={`${soon.keyExpiresTo}T23:59:59Z`}
        items={items.flatMap(({ id, name, type, keyExpiresAt }) =>
          keyExpiresAt
            ? [
                {
                  key: id,
                  at: keyExpiresAt,
                  tone: TONES[expiryOf(keyExpiresAt)],
                  label: (
                    <TextLink
                      to={linkTo(CATEGORIES[categoryOf(type)].details, { subjectId: id }, { tab: 'key' })}
                    >
                      {name}
                    </TextLink>
                  ),
                  when: (
                    <>
                      <Moment at={keyExpiresAt} day />, <Moment at={keyExpiresAt} relative />
                    </>
                  ),
                },
              ]
            : [],
        )}
      />
      {page.totalItems > items.length && (
        <TextLink to={linkTo(routes.businessList, {}, soon)}>
          All business subjects with expiring certificates
        </TextLink>
      )}
    </Stack>
  )
}
