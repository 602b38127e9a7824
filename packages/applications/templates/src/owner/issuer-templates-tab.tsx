import { createTemplate } from '@portal/contract/templates/template-endpoints.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import type { TabProps } from '@portal/routing/slot-row.ts'
import { ButtonLink, HStack, Stack, Text } from '@portal/ui'
import { TemplateViews } from '../matrix/template-views.tsx'
import { routes } from '../routes.ts'
import { createLink } from '../scopes.ts'
import { coverageInWords } from './coverage-in-words.ts'
import { useOwner } from './use-owner.ts'

/** The messages of a participating issuer, on its own screen. */
export default function IssuerTemplatesTab({ subjectId }: TabProps) {
  const owner = useOwner('srcpi', subjectId)
  return (
    <Stack gap="4">
      <HStack gap="3" wrap="wrap" justify="space-between">
        <Text>{coverageInWords('srcpi', owner)}</Text>
        <HStack gap="2">
          <ButtonLink to={linkTo(routes.srcpiTemplates, { subjectId })}>All templates</ButtonLink>
          <Can call={createTemplate}>
            <ButtonLink to={createLink('srcpi', subjectId, {})}>Add template</ButtonLink>
          </Can>
        </HStack>
      </HStack>
      <TemplateViews scope="srcpi" subjectId={subjectId} param="channel" />
    </Stack>
  )
}
