import { Notice } from '@portal/ui'

/** In the place of the screens while this portal has nobody who releases. */
export const NoReleaseService = () => (
  <Notice kind="info" title="This portal serves its bundles as they were built">
    Nothing can be released here: the host knows no service that releases. Your administrator sets it up with
    RELEASE_STORE and RELEASE_SERVICE_URL, as the README says under “Releases”.
  </Notice>
)
