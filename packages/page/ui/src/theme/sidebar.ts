import { htmlChoice } from './html-choice.ts'

const widths = ['full', 'icons'] as const
export type SidebarWidth = (typeof widths)[number]

/** Whether the side menu shows words or only icons; the page makes room for it. */
export const sidebar = htmlChoice('sidebar', widths, 'full')
