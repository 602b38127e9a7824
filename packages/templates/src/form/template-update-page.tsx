import { useRouteParams } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { SCOPES, type ScopeProps } from '../scopes.ts'
import { TemplateEditForm } from './template-edit-form.tsx'

export default function TemplateUpdatePage({ scope }: ScopeProps) {
  const params = useRouteParams(SCOPES[scope].update)
  return (
    <Page>
      <TemplateEditForm scope={scope} params={params} />
    </Page>
  )
}
