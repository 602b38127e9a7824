import type { Permission } from '@portal/contract/permission-table.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'

/** What an operator must hold to open a screen. `subject.{dataKey}.history` takes the data key from the address. */
export interface Needs {
  readonly allOf?: readonly (Permission | 'subject.{dataKey}.history')[]
  readonly anyOf?: readonly Permission[]
  /** Access to any one of these subject types. */
  readonly subjectTypes?: readonly SubjectType[]
}

/** Lists that the menu shows record by record. */
export type MenuList = 'directories'

/** Where a screen stands in the side menu: a group, an item, and a link when the item has several. */
export interface MenuPlace {
  readonly group: string
  readonly item: string
  readonly link?: string
  /** Said to screen readers where links of several items share a label. */
  readonly spoken?: string
  /** One link for each record of a list, which fills the one parameter of the path with its id. */
  readonly eachOf?: MenuList
}

/** What is known of a screen without its code. Rows travel in the bundle's manifest. */
export interface RouteFacts {
  /** Pattern with `:name` parameters. */
  readonly path: `/${string}`
  /** Breadcrumb. */
  readonly label: string
  /** Page title, in front of the product's title. */
  readonly title: string
  /** What one comes here for, in one sentence; for the map of all pages. */
  readonly purpose?: string
  /** Shown without signing in, outside the frame. */
  readonly public?: true
  readonly needs?: Needs
  readonly menu?: MenuPlace
}

/** A screen: its facts and its page. `props` are handed to the page, so that one page can serve two rows. */
export interface RouteRow extends RouteFacts {
  readonly page: () => Promise<{ default: (props: never) => unknown }>
  readonly props?: object
}

/** Rows of one application as its manifest publishes them. */
export interface RouteTable {
  readonly app: string
  readonly rows: readonly RouteFacts[]
}
