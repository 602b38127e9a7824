import { templateAdvice } from '@portal/contract/templates/template-advice.ts'
import { listTemplateTexts } from '@portal/contract/templates/template-endpoints.ts'
import { templateName } from '@portal/contract/templates/template-name.ts'
import { templateProblems } from '@portal/contract/templates/template-problems.ts'
import type { Template, TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import { CardBody, queryForAll } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Box, Drawer, formatCount, Stack, Text, TextLink } from '@portal/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { SCOPES, type Scope } from '../scopes.ts'
import { checkable } from '../template/message.ts'
import { TEMPLATE_LABELS } from '../template/template-labels.ts'

interface CheckPanelProps {
  readonly scope: Scope
  readonly owner: TemplateCoverage
  onClose(): void
}

/** Checks all templates of a subject at once, by the current rules. */
export function CheckPanel({ scope, owner, onClose }: CheckPanelProps) {
  return (
    <Drawer open label={`Checks of the templates of ${owner.name}`} onClose={onClose}>
      <CardBody facts="" lines={6}>
        <Report scope={scope} subjectId={owner.subjectId} />
      </CardBody>
    </Drawer>
  )
}

const remarksOn = (template: Template) => {
  const text = checkable(template)
  return [...templateProblems(text), ...templateAdvice(text)]
}

function Report({ scope, subjectId }: { scope: Scope; subjectId: string }) {
  const { data } = useSuspenseQuery(
    queryForAll(listTemplateTexts, { params: { subjectId }, query: { origin: 'OWN', sort: 'type' } }),
  )
  const found = data
    .map((template) => ({ template, remarks: remarksOn(template) }))
    .filter(({ remarks }) => remarks.length > 0)
  return (
    <Stack gap="4">
      <Text role="status">
        {formatCount(data.length, 'template')} checked: placeholders, HTML, links and length.{' '}
        {found.length === 0 ? 'No problems found.' : `${found.length} with warnings.`}
      </Text>
      <Stack as="ul" gap="3">
        {found.map(({ template, remarks }) => (
          <li key={templateName(template)}>
            <TextLink to={linkTo(SCOPES[scope].details, { ...template, subjectId })}>
              {templateName(template)}
            </TextLink>
            <Box as="ul" fontSize="sm" color="fg.muted">
              {remarks.map(({ field, message, from }) => (
                <li key={`${field} ${from} ${message}`}>
                  {TEMPLATE_LABELS[field]}: {message}
                </li>
              ))}
            </Box>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
