import { useTruncationNotes } from '../table/truncation-notes.ts'
import { HoverNotes } from './hover-notes.tsx'

/** What the page needs once it is used: its notes. */
export function LateOverlays() {
  useTruncationNotes()
  return <HoverNotes />
}
