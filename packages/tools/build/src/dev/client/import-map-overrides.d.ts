/** The library ships no types: these are the parts we use. */
declare module 'import-map-overrides'
