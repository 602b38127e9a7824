/** The screen of a change request (specification, section 2): what asks for a review links there. */
export const CHANGE_REQUEST_SCREEN = '/resources/:dirId/change-requests/:id'

/** The address of a change request's screen. */
export const changeRequestAddress = ({ dirId, id }: { dirId: string; id: string }): string =>
  CHANGE_REQUEST_SCREEN.replace(':dirId', encodeURIComponent(dirId)).replace(':id', encodeURIComponent(id))
