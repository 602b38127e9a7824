import { useRouteParams } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { useOwner } from '../owner/use-owner.ts'
import { SCOPES, type ScopeProps } from '../scopes.ts'
import { TemplateCreateForm } from './template-create-form.tsx'

export default function TemplateCreatePage({ scope }: ScopeProps) {
  const { subjectId } = useRouteParams(SCOPES[scope].create)
  const owner = useOwner(scope, subjectId)
  return (
    <Page title={`Add a template of ${owner.name}`}>
      <TemplateCreateForm scope={scope} owner={owner} />
    </Page>
  )
}
