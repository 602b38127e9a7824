import { getTemplate, updateTemplate } from '@portal/contract/templates/template-endpoints.ts'
import { templateName } from '@portal/contract/templates/template-name.ts'
import { EditForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { Skeleton } from '@portal/ui'
import { lazy, Suspense } from 'react'
import type { TemplateParams } from '../details/use-overridden.ts'
import { SCOPES, type Scope } from '../scopes.ts'
import { TEMPLATE_LABELS } from '../template/template-labels.ts'
import { impactOf } from './impact-of.ts'
import { TemplateFields } from './template-fields.tsx'
import { templateForm, toTemplateValues } from './template-form.ts'

const TemplateReview = lazy(async () => ({
  default: (await import('./template-review.tsx')).TemplateReview,
}))

/** Inherited templates cannot be edited: read only the subject's own. */
export const OWN = { origin: 'OWN' } as const

interface TemplateEditFormProps {
  readonly scope: Scope
  readonly params: TemplateParams
}

/** Form for an existing template, with preview and checks beside it. */
export function TemplateEditForm({ scope, params }: TemplateEditFormProps) {
  const details = linkTo(SCOPES[scope].details, params)
  return (
    <EditForm
      record={{
        read: getTemplate,
        input: { params, query: OWN },
        name: templateName,
        toValues: toTemplateValues,
      }}
      schema={templateForm}
      labels={TEMPLATE_LABELS}
      save={{
        call: updateTemplate,
        change: (body) => ({ params, body }),
        done: (template) => `${templateName(template)} saved`,
        goTo: details,
      }}
      review={{
        impact: async (body) => impactOf(scope, body),
        describe: (body, template) => (
          <Suspense fallback={<Skeleton height="8rem" />}>
            <TemplateReview before={template} after={body} />
          </Suspense>
        ),
      }}
      cancelTo={details}
    >
      {(template) => <TemplateFields scope={scope} subjectId={params.subjectId} edited={template} />}
    </EditForm>
  )
}
