import { Notice } from '@portal/ui'

/** Shown instead of the release screens when no release service is configured. */
export const NoReleaseService = () => (
  <Notice kind="info" title="This portal serves only the bundles that it was built with">
    Releases are not available: no release service is configured. Your administrator can set RELEASE_STORE and
    RELEASE_SERVICE_URL; see “Releases” in the README.
  </Notice>
)
