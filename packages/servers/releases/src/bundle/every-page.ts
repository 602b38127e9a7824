/** The application with the frame and the screens for people who have not signed in. */
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

/** What they may rest on beside these: releases of before it was shared do without. */
const SHARED_LATER = ['single-spa-react']

/** All that runs before any screen is drawn, in a release with this import map. */
export const runEverywhere = (imports: Readonly<Record<string, string>>): string[] => [
  ...EVERYWHERE,
  ...SHARED_LATER.filter((name) => name in imports),
]

/** Has the styles of the first paint and those on which all others build. */
export const THEME = '@portal/ui'

/** The module that starts the page. */
export const ROOT_CONFIG = '@portal/root-config'
