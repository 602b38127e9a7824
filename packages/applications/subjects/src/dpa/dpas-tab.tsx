import { createDpa, listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor } from '@portal/session'
import {
  Box,
  ButtonLink,
  ErrorNotice,
  formatNumber,
  HStack,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { routes } from '../routes.ts'
import { DpaStatus } from './dpa-status.tsx'

/** Enough to show what kind of shops these are. */
const FIRST = 10

/** The most recently changed DPAs of an SRC initiator, with a link to all. */
export function DpasTab({ subjectId }: { subjectId: string }) {
  const params = { subjectId }
  const { data, error } = useQuery(
    queryFor(listDpasOfSubject, { params, query: { pageSize: FIRST } }, { errors: 'here' }),
  )
  if (error) return <ErrorNotice error={error} />
  if (!data) return <Skeleton height="12rem" />
  const { totalItems } = data.page
  return (
    <Stack gap="4">
      <HStack gap="3" wrap="wrap">
        <ButtonLink to={linkTo(routes.subjectDpas, params)}>
          {totalItems > 0 ? `All ${formatNumber(totalItems)} payment applications` : 'Payment applications'}
        </ButtonLink>
        <Can call={createDpa}>
          <ButtonLink to={linkTo(routes.dpaCreate, params)}>Add</ButtonLink>
        </Can>
      </HStack>
      {totalItems === 0 && <Text color="fg.muted">No payment applications yet.</Text>}
      <Stack as="ul" gap="2" aria-label="Recently changed payment applications">
        {data.items.map((dpa) => (
          <HStack as="li" key={dpa.id} gap="3">
            <Box minWidth="0" overflowWrap="anywhere">
              <TextLink to={linkTo(routes.dpaDetails, { subjectId, dpaId: dpa.id })}>
                {dpa.dpaPresentationName}
              </TextLink>
            </Box>
            <DpaStatus dpa={dpa} />
          </HStack>
        ))}
      </Stack>
    </Stack>
  )
}
