import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { DownloadFacts } from './object-store.ts'

/** Encodes a text as a header parameter (RFC 8187). Unpaired surrogates, which have no encoding, are replaced. */
export const encodedName = (text: string): string =>
  encodeURIComponent(Buffer.from(text).toString()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const attachment = (fileName: string): string => {
  const plain = fileName.replace(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodedName(fileName)}`
}

/** Downloads are saved, not shown; if a browser shows one anyway, nothing in it runs. */
export const downloadHeaders = ({ fileName, contentType }: DownloadFacts) => ({
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-type': contentType,
  'content-disposition': attachment(fileName),
})

/** For a link that outlives its file. */
export const fileGone = () => new ApiError('ROUTE_NOT_FOUND', { message: 'This file no longer exists.' })
