/** A separate portal, whose database and files are restored before each test file. */
export interface World {
  readonly url: string
  readonly apiUrl: string
  readonly identityUrl: string
  /** A port on which an application can run from source inside the portal. */
  readonly developmentPort: number
  /** Folder with the logs of its servers. */
  readonly logs: string
  readonly database: WorldDatabase
  /** Folder with the files of the product API, and their initial state beside it. */
  readonly storage: string
}

export interface WorldDatabase {
  /** Connection string of the database server's own database. */
  readonly server: string
  readonly name: string
}

/** Passes the worlds from the runner to the workers. */
const VARIABLE = 'PORTAL_WORLDS'

export const worldsFor = (worlds: readonly World[]) => ({ [VARIABLE]: JSON.stringify(worlds) })

/** The world of this worker. Playwright numbers the workers that run at the same time. */
export function ownWorld(): World {
  const worlds: readonly World[] = JSON.parse(process.env[VARIABLE] ?? '[]')
  const world = worlds[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
  if (!world) throw new Error('No portal runs for these tests. Start them with npm test -- journeys.')
  return world
}
