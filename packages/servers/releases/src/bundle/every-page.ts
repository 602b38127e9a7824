/** The application with the frame and the screens for signed-out people. */
export const SHELL = '@portal/shell'

/** Names of the import map that every signed-in screen needs before it can show anything, in the order of need. */
export const EVERYWHERE = [
  'react',
  '@portal/session',
  '@portal/ui',
  SHELL,
  'react-router-dom',
  '@tanstack/react-query',
  'rxjs',
]

/** Their shared dependencies; missing in releases from before it was shared. */
const SHARED_LATER = ['single-spa-react']

/** Everything that runs before any screen is drawn, in a release with this import map. */
export const runEverywhere = (imports: Readonly<Record<string, string>>): string[] => [
  ...EVERYWHERE,
  ...SHARED_LATER.filter((name) => name in imports),
]

/** Has the styles of the first paint, on which all others build. */
export const THEME = '@portal/ui'

/** The module that starts the page. */
export const ROOT_CONFIG = '@portal/root-config'
