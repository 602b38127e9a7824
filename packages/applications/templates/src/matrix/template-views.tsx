import { TEMPLATE_CHANNEL_LABELS, TEMPLATE_CHANNELS } from '@portal/contract/templates/template.ts'
import { listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { queryForAll } from '@portal/portal-app'
import { Tabs } from '@portal/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Scope } from '../scopes.ts'
import { ChannelMatrix } from './channel-matrix.tsx'
import { TemplateList } from './template-list.tsx'

const TABS = [
  ...TEMPLATE_CHANNELS.map((id) => ({ id, label: TEMPLATE_CHANNEL_LABELS[id] })),
  { id: 'LIST' as const, label: 'List' },
]

interface TemplateViewsProps {
  readonly scope: Scope
  readonly subjectId: string
  /** The parameter of the address that names the open view; default: `tab`. */
  readonly param?: string
}

/** A subject's templates: a matrix per channel, and a list of all. */
export function TemplateViews({ scope, subjectId, param = 'tab' }: TemplateViewsProps) {
  const { data } = useSuspenseQuery(
    queryForAll(listTemplates, { params: { subjectId }, query: { sort: 'lang' } }),
  )
  return (
    <Tabs tabs={TABS} param={param}>
      {(tab) =>
        tab === 'LIST' ? (
          <TemplateList scope={scope} subjectId={subjectId} />
        ) : (
          <ChannelMatrix scope={scope} subjectId={subjectId} channel={tab} templates={data} />
        )
      }
    </Tabs>
  )
}
