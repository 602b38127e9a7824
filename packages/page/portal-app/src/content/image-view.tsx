import type { ImageArrangement, ImageSize } from '@portal/contract/preview/preview-message.ts'
import { Flex, formatNumber, Notice, SegmentedChoice, Stack, Text } from '@portal/ui'
import { useId, useMemo, useState } from 'react'
import { sizeInWords } from '../record/size-in-words.ts'
import { PreviewFrame } from './preview-frame.tsx'

const ZOOMS = [
  { value: 'fit', label: 'Fit' },
  { value: '1', label: '100%' },
  { value: '2', label: '200%' },
  { value: '4', label: '400%' },
] as const
type Zoom = (typeof ZOOMS)[number]['value']

const ARRANGEMENTS = [
  { value: 'beside', label: 'Side by side' },
  { value: 'swipe', label: 'Swipe' },
] as const

export interface ImageViewProps {
  readonly label: string
  /** One image, or two to compare. */
  readonly images: readonly Blob[]
}

/** An image with its size and zoom; or two, side by side or overlaid. */
export function ImageView({ label, images }: ImageViewProps) {
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [arrangement, setArrangement] = useState<ImageArrangement>('beside')
  const [percent, setPercent] = useState(50)
  const [sizes, setSizes] = useState<readonly (ImageSize | null)[]>()
  const [first, second] = images
  const content = useMemo(
    () =>
      ({
        kind: 'images',
        images: [first, second].filter((one) => one !== undefined),
        scheme: 'light',
      }) as const,
    [first, second],
  )
  const look = useMemo(
    () =>
      ({
        kind: 'look',
        arrangement,
        zoom: zoom === 'fit' ? undefined : Number(zoom),
        covered: percent / 100,
      }) as const,
    [arrangement, zoom, percent],
  )
  const isPair = images.length > 1

  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <SegmentedChoice
          label="Size"
          options={ZOOMS}
          value={zoom}
          inline
          onChange={(next: Zoom) => setZoom(next)}
        />
        {isPair && (
          <SegmentedChoice
            label="Compare"
            options={ARRANGEMENTS}
            value={arrangement}
            inline
            onChange={(next: ImageArrangement) => setArrangement(next)}
          />
        )}
        {isPair && arrangement === 'swipe' && <Cover percent={percent} onChange={setPercent} />}
      </Flex>
      {sizes?.includes(null) && (
        <Notice kind="warning" title="This image cannot be shown. The file is not a valid image." />
      )}
      <PreviewFrame title={label} content={content} look={look} onImages={setSizes} />
      {sizes && (
        <Text fontSize="sm" color="fg.muted">
          {images.map((image, index) => factsOf(image, sizes[index])).join(' → ')}
        </Text>
      )}
    </Stack>
  )
}

function Cover({ percent, onChange }: { readonly percent: number; onChange(percent: number): void }) {
  const id = useId()
  return (
    <Flex gap="2" align="center">
      <label htmlFor={id}>New image</label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        value={percent}
        aria-valuetext={`${percent}%`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Flex>
  )
}

function factsOf(image: Blob, size: ImageSize | null | undefined): string {
  const dots = size && `${formatNumber(size.width)} × ${formatNumber(size.height)}`
  return [dots, sizeInWords(image.size)].filter(Boolean).join(', ')
}
