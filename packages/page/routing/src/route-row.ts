import type { LucideIconData } from '@lucide/icons'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { ListOfNamed } from '@portal/contract/page-of.ts'
import type { Permission } from '@portal/contract/permission-table.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { ReactNode } from 'react'
import type { FirstRead } from './first-read.ts'

/** What an operator must hold to open a screen. `subject.{dataKey}.history` takes the data key from the address. */
export interface Needs {
  readonly allOf?: readonly (Permission | 'subject.{dataKey}.history')[]
  readonly anyOf?: readonly Permission[]
  /** Access to any one of these subject types. */
  readonly subjectTypes?: readonly SubjectType[]
}

/** Where a screen is in the side menu: a group, an item, and a link when the item has several. */
export interface MenuPlace {
  readonly group: string
  /** The title of the screen unless said otherwise. */
  readonly item?: string
  readonly link?: string
  /** Said to screen readers where links of several items share a label. */
  readonly spoken?: string
  /** Among all items, smallest first; groups are in the order of their first items. One row of an item says it. */
  readonly order?: number
  /** The picture of the item, as data. One row of an item brings it. */
  readonly icon?: LucideIconData
  /** One link for each record of a list, which fills the one parameter of the path. */
  readonly eachOf?: ListOfNamed
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
  /** Leads into the frame, whose room is kept free meanwhile, so that nothing moves. */
  readonly leadsInside?: true
  readonly needs?: Needs
  readonly menu?: MenuPlace
  /** The letter that leads here after `g`. */
  readonly key?: string
  /** What it asks for first; worked out from the `record` or the `list` of its row. */
  readonly asks?: FirstRead
}

/** A screen: its facts and its page. `props` are handed to the page, so that one page can serve two rows. */
export interface RouteRow extends RouteFacts {
  readonly page: () => Promise<{ default: (props: never) => ReactNode }>
  readonly props?: object
  /** The list that the screen shows; links to it are typed by what the list understands. */
  readonly list?: Endpoint
  /** What of the list's query the screen decides itself. */
  readonly listed?: object
  /** The order of the list unless its address says another: a field, or `-field` for descending. */
  readonly sort?: string
  /** The read of the record that the screen shows; its parameters are those of the path. */
  readonly record?: Endpoint
}
