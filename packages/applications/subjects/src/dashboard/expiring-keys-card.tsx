import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { HStack, Stack, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { KeyExpiry } from '../subject/key-expiry.tsx'
import { CATEGORIES } from '../subject/subject-category.ts'
import { EXPIRING_SOON } from '../subject/subject-filters.ts'
import { categoryOf } from './category-of.ts'

const SHOWN = 5
const SOON = { keyExpiresTo: EXPIRING_SOON, sort: 'keyExpiresAt' } as const

/** Subjects with a certificate that expires within weeks; most urgent first. */
export default function ExpiringKeysCard() {
  const { items, page } = useLoaded(listSubjects, { query: { ...SOON, pageSize: SHOWN } })
  if (items.length === 0) {
    return <Text color="fg.muted">No certificate expires in the next weeks.</Text>
  }
  return (
    <Stack gap="2">
      <Stack as="ol" gap="1" listStyleType="none">
        {items.map(({ id, name, type, keyExpiresAt }) => (
          <HStack as="li" key={id} gap="3" wrap="wrap">
            <TextLink to={linkTo(CATEGORIES[categoryOf(type)].details, { subjectId: id }, { tab: 'key' })}>
              {name}
            </TextLink>
            {keyExpiresAt && <KeyExpiry at={keyExpiresAt} />}
          </HStack>
        ))}
      </Stack>
      {page.totalItems > items.length && (
        <TextLink to={linkTo(routes.businessList, {}, SOON)}>All business subjects of these</TextLink>
      )}
    </Stack>
  )
}
