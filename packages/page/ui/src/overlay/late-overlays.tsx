import { useTruncationNotes } from '../table/truncation-notes.ts'
import { HoverNotes } from './hover-notes.tsx'
import { useToastPlace } from './use-toast-place.ts'

/** What the page needs once it is used: its notes, and the place of its messages after scrolling. */
export function LateOverlays() {
  useTruncationNotes()
  useToastPlace()
  return <HoverNotes />
}
