import { formatNumber } from './details/format.ts'
import { dialogTexts } from './overlay/dialog-texts.ts'

/**
 * The texts of this package that every page loads; those of a part that is loaded later are beside it. Those marked
 * with a section are fixed by the specification.
 */
export const texts = {
  retry: 'Try again',
  notOpened: 'This could not be opened',
  clearFilters: 'Clear filters',
  loading: 'Loading',
  late: 'This is taking longer than usual …',
  close: 'Close',
  notLoaded: 'Nothing was changed. Check your connection and try again.',
  requestId: 'Request ID',
  optional: '(optional)',

  page: {
    forbiddenTitle: "You don't have access to this page",
    forbiddenNeeds: 'Your account is missing:',
    forbiddenSubjectTypes: (types: readonly string[]) => `Access to subjects of type ${types.join(' or ')}`,
    notFoundTitle: 'Page not found',
    notFoundText: 'Check the address, or choose a page from the menu.',
    failureTitle: 'Something went wrong',
  },

  table: {
    columns: 'Columns',
    actions: 'Actions',
    actionsFor: (label: string) => `Actions for ${label}`,
    noMatchTitle: (query: string, filters: readonly string[]) =>
      ['0 results', query && `for “${query}”`, filters.length > 0 && `with ${filters.join(' and ')}`]
        .filter(Boolean)
        .join(' '),
    noMatchText: 'Check the spelling or use fewer words.',
    select: (name: string) => `Select ${name}`,
    selectPage: 'Select all rows of this page',
    wholePage: 'Select all',
    listMenu: 'More for this list',
    print: 'Print',
    compact: 'Compact rows',
    look: 'Quick look',
    range: (from: number, to: number, total: string) =>
      `${formatNumber(from)}–${formatNumber(to)} of ${total}`,
    announcement: (range: string, label: string) => `${label}: ${range}`,
    noResults: (label: string) => `${label}: no results`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    firstPage: 'This is the first page.',
    lastPage: 'This is the last page.',
    pageSize: 'Rows per page',
    sortBy: 'Sort by',
    defaultOrder: 'Default order',
    ascending: (label: string) => `${label}, ascending`,
    descending: (label: string) => `${label}, descending`,
    pages: 'Pages',
    deepest: 'No more pages. Search or filter to see the rest.',
    leftOut: (parts: readonly string[]) => `Ignored in the link: ${parts.join(', ')}`,
    parts: {
      order: (sort: string) => `order “${sort}”`,
      value: (filter: string, value: string) => `${filter} “${value}”`,
      column: (key: string) => `column “${key}”`,
      size: (size: string) => `${size} rows per page`,
      page: (page: string) => `page ${page}`,
      unknown: (name: string) => `“${name}”`,
    },
    tooShort: 'Type 2 characters or more',
    filters: 'Filters',
    moreFilters: 'More filters',
    showList: 'Show list',
    removeFilter: (filter: string, value: string) => `Remove ${filter}: ${value}`,
    activeFilters: 'Active filters',
  },

  views: {
    label: 'Views',
    all: 'All',
    save: 'Save view',
    renew: 'Save changes',
    changed: ', changed',
  },

  details: {
    notSet: 'not set',
    changedBy: (name: string) => `Changed by ${name}`,
    justNow: 'just now',
    json: 'JSON',
    events: 'Dates and people',
    by: (name: string) => `by ${name}`,
    copyFailed: 'Could not copy',
    copy: (label: string) => `Copy ${label}`,
    copied: 'Copied',
  },

  tabs: {
    all: 'All tabs',
    locked: 'Locked',
    lockedTitle: "You don't have access to this part",
    lockedAdvice: 'Ask an administrator for it. It opens a few seconds later.',
  },

  dialog: dialogTexts,

  toast: {
    region: 'Notifications',
    dismiss: 'Dismiss',
    more: (count: number) => `${formatNumber(count)} more`,
    fewer: 'Newest only',
  },
} as const
