import { useKeptText } from '@portal/portal-app'

/** The ID of the SRC initiator the operator last added a DPA to. */
export const useLastSrci = () => useKeptText('last-srci')
