import { useKept } from '@portal/portal-app'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The id of the SRC initiator for which the operator added a DPA last. */
export const useLastSrci = () => useKept('last-srci', isText)
