import { renderText } from '@portal/contract/templates/render-template.ts'
import type { TemplateChannel, TemplateType } from '@portal/contract/templates/template.ts'
import {
  SAMPLE_LABELS,
  SAMPLES,
  type Sample,
  sampleValues,
} from '@portal/contract/templates/template-samples.ts'
import { Box, SegmentedChoice, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { SmsNote } from './sms-note.tsx'

export interface Message {
  readonly channel: TemplateChannel
  readonly type: TemplateType
  readonly lang: string
  readonly subjectLine?: string | null | undefined
  readonly bodyText: string
  readonly bodyHtml?: string | null | undefined
}

const SAMPLE_OPTIONS = SAMPLES.map((value) => ({ value, label: SAMPLE_LABELS[value] }))

/** A message with sample values, as a consumer gets it; the worst values are one click away. */
export function MessagePreview({ message }: { message: Message }) {
  const [sample, setSample] = useState<Sample>('TYPICAL')
  const { channel, type, lang, subjectLine, bodyText } = message
  const values = sampleValues(type, sample)
  const text = renderText(bodyText, values)
  return (
    <Stack gap="4">
      <SegmentedChoice<Sample>
        label="Sample values"
        options={SAMPLE_OPTIONS}
        value={sample}
        onChange={setSample}
      />
      <Box
        as="section"
        aria-label="Preview"
        lang={lang}
        dir="auto"
        maxWidth={channel === 'EMAIL' ? 'form' : '22rem'}
        borderWidth="1px"
        borderColor="border"
        borderRadius="panel"
        padding="4"
        overflowWrap="anywhere"
      >
        {subjectLine && (
          <Text fontWeight="strong" marginBottom="2" dir="auto">
            {renderText(subjectLine, values)}
          </Text>
        )}
        <Text whiteSpace="pre-wrap" dir="auto">
          {text}
        </Text>
      </Box>
      {channel === 'SMS' && <SmsNote text={text} />}
    </Stack>
  )
}
