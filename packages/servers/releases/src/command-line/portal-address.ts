import { RELEASE_SERVICE } from '@portal/contract/served-release.ts'

/** The address of a release service as people enter it: that of its portal, if one forwards to it. */
export const portalAddress = (url: string): string =>
  url.endsWith(RELEASE_SERVICE) ? url.slice(0, -RELEASE_SERVICE.length) : url
