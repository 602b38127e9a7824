import { useQuery } from '@tanstack/react-query'
import { readBytes } from './read-bytes.ts'
import type { ShownFile } from './shown-file.ts'

/** The first `most` bytes of a file. Cached by content, even when the signed address changes. */
export function useFileBytes({ content, contentType, downloadUrl, sha256 }: ShownFile, most: number) {
  const { data, error, refetch } = useQuery({
    queryKey: ['content', sha256, most],
    queryFn: async ({ signal }) => {
      const bytes = content === null ? await readBytes(downloadUrl ?? '', most, signal) : new Blob([content])
      return bytes.slice(0, bytes.size, contentType)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { bytes: data, hasFailed: error !== null, retry: () => void refetch() }
}
