// The components for screens of squads: applications share them at run time, so this surface stays small.

export { CopyButton, type CopyButtonProps } from './details/copy-button.tsx'
export { DetailsList, type DetailsListProps } from './details/details-list.tsx'
export {
  formatCount,
  formatDate,
  formatDateTime,
  formatNumber,
  formatTimestamp,
  zoneName,
} from './details/format.ts'
export { humanize } from './details/humanize.ts'
export { Icon, type IconProps } from './details/icon.tsx'
export { JsonView } from './details/json-view.tsx'
export { type Labels, labelIn } from './details/labels.ts'
export { Moment, type MomentProps } from './details/moment.tsx'
export { Mono } from './details/mono.tsx'
export { Overview, type OverviewProps } from './details/overview.tsx'
export { RecordMeta, type RecordMetaProps } from './details/record-meta.tsx'
export {
  StatusBadge,
  type StatusBadgeProps,
  type StatusLooks,
  statusLabel,
  statusOptions,
} from './details/status-badge.tsx'
export type { HistoryEntry } from './history/history-entry.ts'
export { ValueDiff, type ValueDiffProps } from './history/value-diff.tsx'
export { contents, forms, plots } from './later-surfaces.ts'
export { afterPress } from './layout/after-press.ts'
export { Code, Heading, Skeleton } from './layout/basics.ts'
export { BottomBar } from './layout/bottom-bar.tsx'
export { Box, Flex, Grid, HStack, Stack, Text, VisuallyHidden } from './layout/boxes.tsx'
export { Button, ButtonLink, type ButtonProps, IconButton, type IconButtonProps } from './layout/button.tsx'
export { type ControlProps, Field, type FieldProps } from './layout/field.tsx'
export { Input, TextArea } from './layout/input.ts'
export { Notice, type NoticeProps } from './layout/notice.tsx'
export { ProgressBar } from './layout/progress-bar.ts'
export { ScrollBox, type ScrollBoxProps, scrollsSideways } from './layout/scroll-box.tsx'
export { SegmentedChoice, type SegmentedChoiceProps } from './layout/segmented-choice.tsx'
export { Select } from './layout/select.tsx'
export { TextLink } from './layout/text-link.tsx'
export { Tick } from './layout/tick.tsx'
export { useSingleKeys } from './layout/use-single-keys.ts'
export { ActionMenu, type ActionMenuProps, RowMenu } from './menu/action-menu.tsx'
export { alert, ask, exportStarted, showOnce } from './overlay/ask.ts'
export { cancelDialogs } from './overlay/dialogs.ts'
export { Drawer, type DrawerProps } from './overlay/drawer.tsx'
export { HoverNote, type HoverNoteProps } from './overlay/hover-note.tsx'
export type { ImpactLine } from './overlay/question.ts'
export { ErrorNotice, type ErrorNoticeProps, type ShownError } from './page/error-notice.tsx'
export { Page, type PageProps } from './page/page.tsx'
export { ProgressLine } from './page/progress-line.tsx'
export { DataTable, type DataTableProps } from './table/data-table.tsx'
export type { Filter, FilterPanelProps } from './table/filter.ts'
export { FilterBar, type FilterBarProps } from './table/filter-bar.tsx'
export { plainTable } from './table/plain-table.ts'
export type { SavedView } from './table/saved-views.ts'
export type { Column, EmptyTable } from './table/table-view.ts'
export { LockedPart } from './tabs/locked-part.tsx'
export type { Tab } from './tabs/tab.ts'
export { Tabs, type TabsProps } from './tabs/tabs.tsx'
export { css } from './theme/css.ts'
