import { listTemplateCoverage } from '@portal/contract/templates/template-endpoints.ts'
import { figureFor, systemSubjectId } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Flex, formatNumber, Stack, TextLink } from '@portal/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { routes } from '../routes.ts'

/** Messages of the SRC system that are missing, or older than the English text. */
export default function TemplatesHealthCard() {
  const { data } = useSuspenseQuery(
    figureFor(listTemplateCoverage, { query: { subjectId: [systemSubjectId], pageSize: 1 } }),
  )
  const [system] = data.items
  const to = linkTo(routes.systemTemplates, { subjectId: systemSubjectId })
  const figures = [
    { label: 'Missing in a language of the system', count: system?.missing ?? 0 },
    { label: 'Older than the English text', count: system?.outdated ?? 0 },
    { label: 'Drafts', count: system?.drafts ?? 0 },
  ]
  return (
    <Stack as="dl" gap="0" css={{ fontVariantNumeric: 'tabular-nums' }}>
      {figures.map(({ label, count }) => (
        <Flex
          key={label}
          justify="space-between"
          gap="4"
          minHeight="7"
          align="baseline"
          borderBottomWidth="1px"
          borderColor="border"
        >
          <dt>{label}</dt>
          <dd>
            <TextLink to={to} aria-label={`${count} ${label}`}>
              {formatNumber(count)}
            </TextLink>
          </dd>
        </Flex>
      ))}
    </Stack>
  )
}
