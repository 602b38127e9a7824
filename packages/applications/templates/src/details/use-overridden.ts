import { getTemplate } from '@portal/contract/templates/template-endpoints.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { queryFor } from '@portal/session'
import { useQuery } from '@tanstack/react-query'
import type { Scope } from '../scopes.ts'

export interface TemplateParams {
  readonly subjectId: string
  readonly channel: string
  readonly type: string
  readonly lang: string
}

/** The system text that an issuer's own template overrides, if any. */
export function useOverridden(
  scope: Scope,
  params: TemplateParams,
  { origin }: Pick<Template, 'origin'>,
): Template | undefined {
  const { data } = useQuery({
    ...queryFor(getTemplate, { params, query: { origin: 'SYSTEM' } }, { errors: 'nowhere' }),
    enabled: scope === 'srcpi' && origin === 'OWN',
    retry: false,
  })
  return data
}
