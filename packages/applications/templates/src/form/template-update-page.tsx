import { getTemplate } from '@portal/contract/templates/template-endpoints.ts'
import { templateName } from '@portal/contract/templates/template-name.ts'
import { PageWith, useLoaded, useRouteParams } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { SCOPES, type ScopeProps } from '../scopes.ts'
import { OWN, TemplateEditForm } from './template-edit-form.tsx'

function EditedTemplate({ scope }: ScopeProps) {
  const params = useRouteParams(SCOPES[scope].update)
  const template = useLoaded(getTemplate, { params, query: OWN })
  return (
    <Page title={`Edit ${templateName(template)}`}>
      <TemplateEditForm scope={scope} params={params} />
    </Page>
  )
}

export default function TemplateUpdatePage({ scope }: ScopeProps) {
  return (
    <PageWith call={getTemplate}>
      <EditedTemplate scope={scope} />
    </PageWith>
  )
}
