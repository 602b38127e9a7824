import { TEMPLATE_CHANNEL_LABELS, TEMPLATE_TYPE_LABELS } from '@portal/contract/templates/template.ts'
import { listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { languageName } from '@portal/contract/templates/template-name.ts'
import { columnsFor } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Moment, TextLink } from '@portal/ui'
import { SCOPES, type Scope } from '../scopes.ts'
import { stateInWords } from '../template/template-state.ts'
import { TemplateStatus } from '../template/template-status.tsx'

/** Columns of a subject's templates; each row links to its template, inherited or not. */
export const templateColumns = (scope: Scope, subjectId: string) =>
  columnsFor(listTemplates, [
    {
      key: 'type',
      label: 'Message',
      rowHeader: true,
      sortable: true,
      text: ({ type }) => TEMPLATE_TYPE_LABELS[type],
      cell: ({ channel, type, lang }) => (
        <TextLink to={linkTo(SCOPES[scope].details, { subjectId, channel, type, lang })}>
          {TEMPLATE_TYPE_LABELS[type]}
        </TextLink>
      ),
    },
    { key: 'channel', label: 'Channel', text: ({ channel }) => TEMPLATE_CHANNEL_LABELS[channel] },
    { key: 'lang', label: 'Language', sortable: true, text: ({ lang }) => languageName(lang) },
    {
      computed: 'state',
      label: 'State',
      text: stateInWords,
      cell: (template) => <TemplateStatus template={template} />,
    },
    {
      key: 'subjectLine',
      label: 'Subject line',
      hideBelow: 'lg',
      text: ({ subjectLine }) => subjectLine ?? '',
    },
    {
      key: 'updatedAt',
      label: 'Updated',
      align: 'end',
      sortable: true,
      hideBelow: 'md',
      cell: ({ updatedAt }) => <Moment at={updatedAt} day relative />,
    },
  ])
