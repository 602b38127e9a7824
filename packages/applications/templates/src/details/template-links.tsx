import {
  createTemplate,
  listTemplateHistory,
  updateTemplate,
} from '@portal/contract/templates/template-endpoints.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { createLink, SCOPES, type Scope } from '../scopes.ts'
import type { TemplateParams } from './use-overridden.ts'

interface TemplateLinksProps {
  readonly scope: Scope
  readonly params: TemplateParams
  readonly template: Template
}

/** Links from a template. An inherited one cannot be edited, only overridden. */
export function TemplateLinks({ scope, params, template }: TemplateLinksProps) {
  const { subjectId, channel, type, lang } = params
  const isInherited = scope === 'srcpi' && template.origin === 'SYSTEM'
  return (
    <>
      {!isInherited && (
        <Can call={listTemplateHistory}>
          <ButtonLink to={linkTo(SCOPES[scope].history, params)}>History</ButtonLink>
        </Can>
      )}
      <Can call={createTemplate}>
        <ButtonLink to={createLink(scope, subjectId, { channel, type, from: lang })}>
          Copy to language
        </ButtonLink>
      </Can>
      {isInherited ? (
        <Can call={createTemplate}>
          <ButtonLink to={createLink(scope, subjectId, { channel, type, lang, from: lang })} variant="solid">
            Override
          </ButtonLink>
        </Can>
      ) : (
        <Can call={updateTemplate}>
          <ButtonLink to={linkTo(SCOPES[scope].update, params)} variant="solid">
            Edit
          </ButtonLink>
        </Can>
      )}
    </>
  )
}
