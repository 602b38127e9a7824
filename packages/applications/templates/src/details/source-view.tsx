import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { Box, Heading, Stack, Text } from '@portal/ui'
import { TEMPLATE_LABELS } from '../template/template-labels.ts'

type Texts = Pick<Template, 'subjectLine' | 'bodyText' | 'bodyHtml' | 'lang'>

/** The source of a template. */
export function SourceView({ template }: { template: Texts }) {
  const fields = (['subjectLine', 'bodyText', 'bodyHtml'] as const).flatMap((name) => {
    const text = template[name]
    return text ? [{ name, text }] : []
  })
  return (
    <Stack gap="4">
      {fields.map(({ name, text }) => (
        <Stack key={name} gap="1">
          <Heading as="h3" fontSize="sm">
            {TEMPLATE_LABELS[name]}
          </Heading>
          <Box bg="bg.subtle" borderRadius="panel" padding="3" overflowX="auto">
            <Text
              as="pre"
              fontFamily={name === 'bodyHtml' ? 'mono' : undefined}
              fontSize="sm"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              lang={template.lang}
              dir="auto"
            >
              {text}
            </Text>
          </Box>
        </Stack>
      ))}
    </Stack>
  )
}
