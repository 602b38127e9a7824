/** Comes without types: what is used of it is declared where it is used. */
declare module 'import-map-overrides'
