import { Box, Flex, SegmentedChoice, Stack, Text } from '@portal/ui'
import { useMemo, useState } from 'react'
import { PreviewFrame } from './preview-frame.tsx'

export interface MessagePreviewProps {
  /** What is shown: "English mail with the code". */
  readonly label: string
  readonly subject?: string | undefined
  /** The body as HTML; without it, the text is the whole message. */
  readonly html?: string | undefined
  readonly text?: string | undefined
  /** Default: left to right. */
  readonly direction?: 'ltr' | 'rtl' | undefined
}

const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

type Device = (typeof DEVICES)[number]['value']
type Scheme = (typeof SCHEMES)[number]['value']

/** CSS pixels across most phone screens. */
const PHONE_WIDTH = 375

/** A message as recipients see it: on a computer or a phone, light or dark. */
export function MessagePreview({ label, subject, html, text, direction = 'ltr' }: MessagePreviewProps) {
  const [device, setDevice] = useState<Device>('desktop')
  const [scheme, setScheme] = useState<Scheme>('light')
  const content = useMemo(
    () => ({ kind: 'html', html: html ?? '', direction, scheme }) as const,
    [html, direction, scheme],
  )
  return (
    <Stack gap="3">
      {html !== undefined && (
        <Flex gap="3" wrap="wrap">
          <SegmentedChoice
            label="Device"
            options={DEVICES}
            value={device}
            inline
            onChange={(next: Device) => setDevice(next)}
          />
          <SegmentedChoice
            label="Colors"
            options={SCHEMES}
            value={scheme}
            inline
            onChange={(next: Scheme) => setScheme(next)}
          />
        </Flex>
      )}
      {subject !== undefined && (
        <Text dir={direction} fontWeight="strong" overflowWrap="anywhere">
          {subject}
        </Text>
      )}
      {html !== undefined && (
        <PreviewFrame title={label} content={content} width={device === 'phone' ? PHONE_WIDTH : undefined} />
      )}
      {text !== undefined && html !== undefined && (
        <Text aria-hidden color="fg.muted" fontSize="sm">
          Plain text
        </Text>
      )}
      {text !== undefined && (
        <Box
          as="section"
          aria-label={html === undefined ? label : `${label}, as plain text`}
          dir={direction}
          maxWidth="28rem"
          padding="3"
          borderWidth="1px"
          borderRadius="panel"
          bg="bg.subtle"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {text}
        </Box>
      )}
    </Stack>
  )
}
