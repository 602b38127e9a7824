import { renderHtml, renderText } from '@portal/contract/templates/render-template.ts'
import { templateName } from '@portal/contract/templates/template-name.ts'
import {
  SAMPLE_LABELS,
  SAMPLES,
  type Sample,
  sampleValues,
} from '@portal/contract/templates/template-samples.ts'
import { MessagePreview } from '@portal/portal-app/content'
import { SegmentedChoice, Stack } from '@portal/ui'
import { useState } from 'react'
import type { Message } from '../template/message.ts'
import { directionOf } from './direction-of.ts'
import { SmsNote } from './sms-note.tsx'

const SAMPLE_OPTIONS = SAMPLES.map((value) => ({ value, label: SAMPLE_LABELS[value] }))

interface SamplePreviewProps {
  readonly message: Message
  /** Distinguishes several previews on a page. */
  readonly label?: string
}

/** Previews a message with sample values; one click shows the worst ones. */
export function SamplePreview({
  message,
  label = `Preview of ${templateName(message)}`,
}: SamplePreviewProps) {
  const [sample, setSample] = useState<Sample>('TYPICAL')
  const { channel, type, lang, subjectLine, bodyText, bodyHtml } = message
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
      <MessagePreview
        label={label}
        subject={subjectLine ? renderText(subjectLine, values) : undefined}
        html={bodyHtml ? renderHtml(bodyHtml, values) : undefined}
        text={text}
        direction={sample === 'RIGHT_TO_LEFT' ? 'rtl' : directionOf(lang)}
      />
      {channel === 'SMS' && <SmsNote text={text} />}
    </Stack>
  )
}
