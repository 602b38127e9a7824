import type { LucideIconData } from '@lucide/icons'
import type { Endpoint } from '@portal/contract/endpoint.ts'
import type { ListOfNamed } from '@portal/contract/page-of.ts'
import type { Permission } from '@portal/contract/permission-table.ts'
import type { DeclaredPermission } from '@portal/contract/roles/declared-permission.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import type { ReactNode } from 'react'
import type { FirstRead } from './first-read.ts'

/**
 * What an operator needs to open a screen. `subject.{dataKey}.history` takes the data key from the address.
 */
export interface Needs {
  readonly allOf?: readonly (Permission | DeclaredPermission | 'subject.{dataKey}.history')[]
  readonly anyOf?: readonly (Permission | DeclaredPermission)[]
  /** Access to any one of these subject types. */
  readonly subjectTypes?: readonly SubjectType[]
}

/** Where a screen is in the side menu: a group, an item, and a link when the item has several. */
export interface MenuPlace {
  readonly group: string
  /** Defaults to the title of the screen. */
  readonly item?: string
  readonly link?: string
  /** For screen readers, where links of several items share a label. */
  readonly spoken?: string
  /**
   * Position among all items, smallest first; groups follow the order of their first items. Set on one row of
   * an item.
   */
  readonly order?: number
  /** The item's icon, as data. Set on one row of an item. */
  readonly icon?: LucideIconData
  /** One link for each record of a list, whose id fills the path's only parameter. */
  readonly eachOf?: ListOfNamed
}

/** What is known about a screen without its code. Published in the bundle's manifest. */
export interface RouteFacts {
  /** Pattern with `:name` parameters. */
  readonly path: `/${string}`
  /** Breadcrumb. */
  readonly label: string
  /** Pattern of the screen above, where no beginning of `path` is a screen. */
  readonly under?: `/${string}`
  /** Page title, in front of the product's title. */
  readonly title: string
  /** The purpose of the screen in one sentence, for the map of all pages. */
  readonly purpose?: string
  /** Shown without signing in, outside the frame. */
  readonly public?: true
  /** Leads into the frame, so room for it is reserved and the layout does not shift. */
  readonly leadsInside?: true
  readonly needs?: Needs
  readonly menu?: MenuPlace
  /** The letter that opens this screen after `g`. */
  readonly key?: string
  /** The screen's first read; derived from the `record` or `list` of its row. */
  readonly asks?: FirstRead
}

/** A screen: its facts and its page. `props` are passed to the page, so that one page can serve two rows. */
export interface RouteRow extends RouteFacts {
  readonly page: () => Promise<{ default: (props: never) => ReactNode }>
  readonly props?: object
  /** The screen's list; links to the screen are typed by its query. */
  readonly list?: Endpoint
  /** Query parameters of the list that the screen fixes. */
  readonly listed?: object
  /** Default order of the list: a field, or `-field` for descending. */
  readonly sort?: string
  /** Default page size of the list. Without it, the operator's preference applies. */
  readonly pageSize?: 10 | 25 | 50 | 100
  /** The read of the screen's record; its parameters are those of the path. */
  readonly record?: Endpoint
}
