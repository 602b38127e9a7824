import { getTemplate, updateTemplate } from '@portal/contract/templates/template-endpoints.ts'
import { templateName } from '@portal/contract/templates/template-name.ts'
import { useRestore } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import { toTemplateValues, valuesOfSnapshot } from '../form/template-form.ts'
import { SCOPES, type Scope } from '../scopes.ts'
import type { TemplateParams } from './use-overridden.ts'

/** Restores an older text in the form; a deleted template cannot be edited. */
export function useTemplateRestore(scope: Scope, params: TemplateParams) {
  const mayEdit = useCan(updateTemplate)
  const restore = useRestore()
  const { data: template } = useQuery({
    ...queryFor(getTemplate, { params, query: { origin: 'OWN' } }, { errors: 'nowhere' }),
    enabled: mayEdit,
    retry: false,
  })
  if (!template) return undefined
  return restore({
    call: updateTemplate,
    params: { ...params },
    href: linkTo(SCOPES[scope].update, params),
    editedName: templateName(template),
    now: toTemplateValues(template),
    toValues: valuesOfSnapshot,
  })
}
