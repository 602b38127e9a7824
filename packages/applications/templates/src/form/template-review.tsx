import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { Stack, ValueDiff } from '@portal/ui'
import { differences } from '@portal/ui/form'
import { differingFields, TextDifferences } from '../details/text-differences.tsx'
import { TEMPLATE_LABELS } from '../template/template-labels.ts'
import type { TemplateOutput } from './template-form.ts'

interface TemplateReviewProps {
  readonly before: Template
  readonly after: TemplateOutput
}

const inWords = (is: boolean) => (is ? 'Yes' : 'No')
const settingsOf = ({ enabled, draft }: Pick<TemplateOutput, 'enabled' | 'draft'>) => ({
  enabled: inWords(enabled),
  draft: inWords(draft),
})

/** What saving changes: the settings, and the texts line by line. */
export function TemplateReview({ before, after }: TemplateReviewProps) {
  const settings = differences(settingsOf(before), settingsOf(after))
  return (
    <Stack gap="5">
      {settings.length > 0 && (
        <ValueDiff
          changes={settings}
          labelOf={(path) => (path === '/enabled' ? TEMPLATE_LABELS.enabled : TEMPLATE_LABELS.draft)}
        />
      )}
      {differingFields(before, after).length > 0 && <TextDifferences before={before} after={after} />}
    </Stack>
  )
}
