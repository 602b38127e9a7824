import { htmlChoice } from './html-choice.ts'

const widths = ['full', 'icons'] as const
export type SidebarWidth = (typeof widths)[number]

/** Whether the side menu shows labels or only icons; the page reserves its width. */
export const sidebar = htmlChoice('sidebar', widths, 'full')
