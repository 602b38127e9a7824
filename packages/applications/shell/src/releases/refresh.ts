/** How often what others release, and what their pages tell, is read again while it is looked at. */
export const REFRESH_MS = 4_000
