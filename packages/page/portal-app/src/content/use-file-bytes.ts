import { useQuery } from '@tanstack/react-query'
import { readBytes } from './read-bytes.ts'
import type { ShownFile } from './shown-file.ts'

async function bytesOf({ content, downloadUrl, bytes }: ShownFile, most: number, signal: AbortSignal) {
  if (content !== null) return new Blob([content])
  return bytes ?? readBytes(downloadUrl ?? '', most, signal)
}

/** The first `most` bytes of a file. Cached by content, even when the signed address changes. */
export function useFileBytes(file: ShownFile, most: number) {
  const { contentType, sha256 } = file
  const { data, error, refetch } = useQuery({
    queryKey: ['content', sha256, most],
    queryFn: async ({ signal }) => {
      const bytes = await bytesOf(file, most, signal)
      return bytes.slice(0, Math.min(bytes.size, most), contentType)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { bytes: data, hasFailed: error !== null, retry: () => void refetch() }
}
