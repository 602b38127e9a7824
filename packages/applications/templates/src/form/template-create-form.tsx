import { TEMPLATE_CHANNELS, TEMPLATE_TYPES } from '@portal/contract/templates/template.ts'
import { createTemplate, getTemplate } from '@portal/contract/templates/template-endpoints.ts'
import { templateName } from '@portal/contract/templates/template-name.ts'
import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { useKeptText, useLoaded } from '@portal/portal-app'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { useSearchParams } from 'react-router-dom'
import { lastOwner } from '../owner/last-owner.ts'
import { SCOPES, type Scope } from '../scopes.ts'
import { TEMPLATE_LABELS } from '../template/template-labels.ts'
import { KeyFields } from './key-fields.tsx'
import { TemplateFields } from './template-fields.tsx'
import { type TemplateInput, templateForm, toTemplateValues } from './template-form.ts'

interface TemplateCreateFormProps {
  readonly scope: Scope
  readonly owner: TemplateCoverage
}

/** Form for a new template. The address can preset the message and the text to start from. */
export function TemplateCreateForm({ scope, owner }: TemplateCreateFormProps) {
  const [params] = useSearchParams()
  const from = params.get('from')
  const [channel, type] = [params.get('channel'), params.get('type')]
  if (from && channel && type) {
    return <CopyOf {...{ scope, owner, channel, type, from }} lang={params.get('lang') ?? ''} />
  }
  return <EmptyForm scope={scope} owner={owner} />
}

interface CopyOfProps extends TemplateCreateFormProps {
  readonly channel: string
  readonly type: string
  readonly lang: string
  readonly from: string
}

/** The form with the text of another language, or of the system. */
function CopyOf({ scope, owner, channel, type, lang, from }: CopyOfProps) {
  const template = useLoaded(getTemplate, {
    params: { subjectId: owner.subjectId, channel, type, lang: from },
  })
  return <NewTemplate scope={scope} owner={owner} begin={{ ...toTemplateValues(template), lang }} />
}

function EmptyForm({ scope, owner }: TemplateCreateFormProps) {
  const [params] = useSearchParams()
  const [channel, type] = [params.get('channel'), params.get('type')]
  const begin = {
    ...(isOneOf(TEMPLATE_CHANNELS, channel) && { channel }),
    ...(isOneOf(TEMPLATE_TYPES, type) && { type }),
    lang: params.get('lang') ?? '',
  }
  return <NewTemplate scope={scope} owner={owner} begin={begin} />
}

const EMPTY = { subjectLine: '', bodyText: '', bodyHtml: '' }

function NewTemplate({ scope, owner, begin }: TemplateCreateFormProps & { begin: Partial<TemplateInput> }) {
  const { subjectId, type: ownerType, name } = owner
  const last = useKeptText(lastOwner.name)
  return (
    <CreateForm
      schema={templateForm}
      labels={TEMPLATE_LABELS}
      defaultValues={{ ...EMPTY, ...begin, enabled: true, draft: false }}
      draft={`template of ${subjectId}`}
      save={{
        call: createTemplate,
        input: (body, { changeReason }) => ({
          params: { subjectId },
          body: { ...body, ...(changeReason && { changeReason }) },
        }),
        done: (template) => {
          last.set(lastOwner.write({ type: ownerType, subjectId, name }))
          return `${templateName(template)} created${template.draft ? ' as a draft' : ''}`
        },
        goTo: ({ channel, type, lang }) => linkTo(SCOPES[scope].details, { subjectId, channel, type, lang }),
      }}
      review={{ ask: 'optionalReason' }}
      submitLabel="Create"
      cancelTo={linkTo(SCOPES[scope].matrix, { subjectId })}
    >
      <KeyFields scope={scope} subjectId={subjectId} />
      <TemplateFields scope={scope} subjectId={subjectId} />
    </CreateForm>
  )
}
