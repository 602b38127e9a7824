import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { DownloadFacts } from './object-store.ts'

/** A text as a parameter of a header takes it (RFC 8187). Half a sign of two, which no encoding has, becomes another one. */
export const encodedName = (text: string): string =>
  encodeURIComponent(Buffer.from(text).toString()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const attachment = (fileName: string): string => {
  const plain = fileName.replace(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodedName(fileName)}`
}

/** What may be downloaded is saved, not shown; should a browser show it all the same, nothing in it runs. */
export const downloadHeaders = ({ fileName, contentType }: DownloadFacts) => ({
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-type': contentType,
  'content-disposition': attachment(fileName),
})

/** For a link that outlives its file. */
export const fileGone = () => new ApiError('ROUTE_NOT_FOUND', { message: 'The file is not there any more.' })
