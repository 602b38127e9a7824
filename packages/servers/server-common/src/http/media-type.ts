import { OTHER_USES } from '@portal/contract/error-reasons.ts'
import { API_VERSION } from '@portal/contract/headers.ts'
import { ApiError } from './api-error.ts'

/** `version` of a media type, and its essence: `application/json;version=4` → json, 4. */
function readMediaType(text: string): { essence: string; version: string | undefined } {
  const [essence = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const version = parameters.find((parameter) => parameter.startsWith('version='))?.slice('version='.length)
  return { essence, version: version?.replaceAll('"', '') }
}

const isOurVersion = (version: string | undefined) => version === undefined || version === API_VERSION

/** Throws when the caller does not accept answers in version 4 of the interface. */
export function requireAcceptable(accept: string | undefined): void {
  if (!accept) return
  const ranges = accept.split(',').map(readMediaType)
  const fits = ranges.some(
    ({ essence, version }) =>
      ['*/*', 'application/*', 'application/json'].includes(essence) && isOurVersion(version),
  )
  if (!fits) throw new ApiError('UNSUPPORTED_VERSION', { status: OTHER_USES.UNSUPPORTED_VERSION[0] })
}

/** Throws when the body has another version; the body's parser refuses other types. */
export function requireKnownVersion(contentType: string | undefined): void {
  if (contentType && !isOurVersion(readMediaType(contentType).version))
    throw new ApiError('UNSUPPORTED_VERSION')
}
