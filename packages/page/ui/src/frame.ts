// For the shell only: the frame around the screens, and preferences.

export { type KeptDraft, keptDrafts, removeDraft } from './form/draft.ts'
// Also in `@portal/ui`: a shell built earlier imports it from here.
export { afterPress } from './layout/after-press.ts'
export { focusAfter } from './layout/hand-on-focus.ts'
export { RouteLink } from './layout/route-link.tsx'
export { MenuButton, type MenuButtonProps } from './menu/menu-button.tsx'
export { Modal, type ModalProps } from './modal/modal.tsx'
export { isAsking } from './overlay/dialogs.ts'
export { Overlays } from './overlay/overlays.tsx'
export { type ToastMessage, toast } from './overlay/toast.ts'
export { type ColorScheme, colorScheme } from './theme/color-scheme.ts'
export { type Density, density } from './theme/density.ts'
export { type PageSize, pageSizeChoice, pageSizes } from './theme/page-size-choice.ts'
export { type SidebarWidth, sidebar } from './theme/sidebar.ts'
export { singleKeys } from './theme/single-keys.ts'
export { timeZone, timeZones } from './theme/time-zone.ts'
