import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a package's `routes.ts`, as far as the build reads them. */
type Rows = Readonly<
  Record<
    string,
    { path: string; page(): unknown } & {
      [Part in 'props' | 'list' | 'listed' | 'sort' | 'record']?: unknown
    }
  >
>
/** The same for `slots.ts`. */
type Slots = Readonly<Record<string, { card(): unknown }>>
/** The same for `records.ts`. */
type Records = Readonly<Record<string, { finder?(): unknown }>>
/** The same for `permissions.ts`. */
type Permissions = Readonly<Record<string, object>>

/** A package's tables, as JSON. */
export interface BundleTables {
  /** The screens, without their code. */
  readonly routes: readonly object[]
  readonly slots: Readonly<Record<string, object>>
  readonly records: Readonly<Record<string, object>>
  readonly permissions: readonly object[]
  /** The file of each screen's page, by the screen's path. */
  readonly pages: Readonly<Record<string, string>>
  /** Styles that the host inlines into the page, from the package with the theme. */
  readonly criticalCss?: string
}

/** What a file of a package exports under a name; undefined when the file does not exist. */
async function exported(directory: string, file: string, name: string) {
  const path = join(directory, 'src', file)
  return existsSync(path) ? (await import(path))[name] : undefined
}

/** Reads the tables of a package from its sources. */
export async function readTables(directory: string): Promise<BundleTables> {
  const rows: Rows = (await exported(directory, 'routes.ts', 'routes')) ?? {}
  const slots: Slots = (await exported(directory, 'slots.ts', 'slots')) ?? {}
  const records: Records = (await exported(directory, 'records.ts', 'records')) ?? {}
  const permissions: Permissions = (await exported(directory, 'permissions.ts', 'permissions')) ?? {}
  const criticalCss: (() => string) | undefined = await exported(
    directory,
    'theme/critical-css.ts',
    'criticalCss',
  )
  const pageOf = (page: () => unknown) => /import\(['"](.+?)['"]\)/.exec(page.toString())?.[1] ?? ''
  return {
    // The data of a row: everything except its page and the page's props.
    routes: Object.values(rows).map(({ page, props, list, listed, sort, record, ...facts }) => facts),
    slots: Object.fromEntries(Object.entries(slots).map(([key, { card, ...facts }]) => [key, facts])),
    records: Object.fromEntries(Object.entries(records).map(([key, { finder, ...facts }]) => [key, facts])),
    permissions: Object.values(permissions),
    pages: Object.fromEntries(
      Object.values(rows).map(({ path, page }) => [path, join(directory, 'src', pageOf(page))]),
    ),
    ...(criticalCss && { criticalCss: criticalCss() }),
  }
}
