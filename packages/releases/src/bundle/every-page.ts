/** Names of the import map that every signed-in screen needs before it can show anything, in the order of need. */
export const EVERYWHERE = [
  'react',
  '@portal/session',
  '@portal/ui',
  '@portal/shell',
  'react-router-dom',
  '@tanstack/react-query',
  'rxjs',
]

/** The module that starts the page. */
export const ROOT_CONFIG = '@portal/root-config'
