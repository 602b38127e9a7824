import { useKeptText } from '@portal/portal-app'

/** The id of the SRC initiator for which the operator added a DPA last. */
export const useLastSrci = () => useKeptText('last-srci')
