import { Box } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import type { ShownFile } from './shown-file.ts'
import { useFileBytes } from './use-file-bytes.ts'

/** Larger images are not loaded only to be shown this small. */
const MAX_THUMBNAIL_BYTES = 512 * 1024

const dataUrlOf = (bytes: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(bytes)
  })

/**
 * A small picture of an image, beside its name. As an image, even an SVG runs no script and loads nothing. Renders
 * nothing for an image that is too large or cannot be read.
 */
export function Thumbnail({ file }: { readonly file: ShownFile }) {
  return file.sizeBytes > MAX_THUMBNAIL_BYTES ? null : <SmallImage file={file} />
}

function SmallImage({ file }: { readonly file: ShownFile }) {
  const { bytes } = useFileBytes(file, MAX_THUMBNAIL_BYTES)
  const { data: url } = useQuery({
    queryKey: ['thumbnail', file.sha256],
    queryFn: () => (bytes ? dataUrlOf(bytes) : null),
    enabled: bytes !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    url && (
      <Box asChild width="full" height="full" objectFit="contain">
        <img src={url} alt="" />
      </Box>
    )
  )
}
