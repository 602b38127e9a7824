import {
  type ImageSize,
  PREVIEW_PATH,
  type PreviewContent,
  type PreviewNews,
} from '@portal/contract/preview/preview-message.ts'
import { Box, Button, Notice, Text } from '@portal/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Content may request any height; above the maximum, the frame scrolls. */
const [LOWEST, HIGHEST] = [260, 1_200]
/** How long the document may take to report that it loaded. */
const TIMEOUT_MS = 20_000

export interface PreviewFrameProps {
  /** Accessible name of the frame. */
  readonly title: string
  readonly content: PreviewContent
  /** How images are shown. */
  readonly look?: PreviewContent | undefined
  /** Width of the frame, such as a phone's; default: all available space. */
  readonly width?: number | undefined
  onImages?(sizes: readonly (ImageSize | null)[]): void
}

/**
 * Shows content in a sandboxed document: scripts do not run, nothing is fetched, and links do nothing. The
 * target of a link is shown at the bottom edge.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) {
    return (
      <Notice
        kind="error"
        title="The preview could not be loaded."
        action={
          <Button
            onClick={() => {
              setFailed(false)
              setAttempt(attempt + 1)
            }}
          >
            Try again
          </Button>
        }
      />
    )
  }
  return <Frame key={attempt} {...props} onFailed={() => setFailed(true)} />
}

function Frame({
  title,
  content,
  look,
  width,
  onImages,
  onFailed,
}: PreviewFrameProps & { onFailed(): void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [height, setHeight] = useState(LOWEST)
  const [target, setTarget] = useState<string | null>(null)

  const hear = useEffectEvent(({ source, data }: MessageEvent<PreviewNews>) => {
    if (source !== frame.current?.contentWindow) return
    if (data.kind === 'ready') setIsReady(true)
    if (data.kind === 'height') setHeight(Math.min(HIGHEST, Math.max(LOWEST, Number(data.height))))
    if (data.kind === 'images') onImages?.(data.sizes)
    if (data.kind === 'link') setTarget(data.target)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<PreviewNews>) => hear(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  const giveUp = useEffectEvent(onFailed)
  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => giveUp(), TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isReady])

  // The opaque origin has no name to address it by.
  const show = useEffectEvent((message: PreviewContent) =>
    frame.current?.contentWindow?.postMessage(message, '*'),
  )
  useEffect(() => {
    if (isReady) show(content)
  }, [isReady, content])
  useEffect(() => {
    if (isReady && look) show(look)
  }, [isReady, look])

  return (
    <Box position="relative" borderWidth="1px" borderRadius="panel" overflow="auto" bg="bg.subtle">
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        src={PREVIEW_PATH}
        style={{ display: 'block', width: width ?? '100%', height, marginInline: 'auto', border: 0 }}
      />
      {target !== null && (
        <Text
          role="status"
          position="absolute"
          bottom="0"
          insetInlineStart="0"
          maxWidth="full"
          paddingInline="2"
          borderWidth="1px"
          borderRadius="control"
          bg="bg.raised"
          fontSize="sm"
          overflowWrap="anywhere"
        >
          Leads to {target}
        </Text>
      )}
    </Box>
  )
}
