import { PLACEHOLDERS } from '@portal/contract/templates/template.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { DetailsList, Mono, Stack, Tabs } from '@portal/ui'
import { SamplePreview } from '../preview/sample-preview.tsx'
import type { Scope } from '../scopes.ts'
import { OtherTexts } from './other-texts.tsx'
import { SourceView } from './source-view.tsx'
import type { TemplateParams } from './use-overridden.ts'

interface TemplateTabsProps {
  readonly scope: Scope
  readonly params: TemplateParams
  readonly template: Template
  readonly overridden: Template | undefined
}

const TABS = [
  { id: 'preview', label: 'Preview' },
  { id: 'source', label: 'Source' },
  { id: 'compare', label: 'Compare' },
  { id: 'placeholders', label: 'Placeholders' },
] as const

/** A template as a preview, as source, compared with others, and with its placeholders. */
export function TemplateTabs({ params, template, overridden }: TemplateTabsProps) {
  return (
    <Tabs tabs={TABS}>
      {(tab) => {
        if (tab === 'preview') return <SamplePreview message={template} />
        if (tab === 'source') return <SourceView template={template} />
        if (tab === 'compare') {
          const { channel, type } = template
          return (
            <OtherTexts params={{ ...params, channel, type }} template={template} overridden={overridden} />
          )
        }
        return <Placeholders type={template.type} />
      }}
    </Tabs>
  )
}

/** The placeholders that a message of this type can have. */
function Placeholders({ type }: Pick<Template, 'type'>) {
  return (
    <Stack gap="3">
      <DetailsList
        columns={1}
        items={PLACEHOLDERS[type].map(({ name, example, required }) => ({
          label: `{{${name}}}`,
          value: (
            <>
              <Mono>{example}</Mono>
              {required && ' (required)'}
            </>
          ),
        }))}
      />
    </Stack>
  )
}
