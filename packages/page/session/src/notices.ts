import { type Observable, Subject } from 'rxjs'

/** A message to the operator, shown once as a toast and kept in the list of messages. */
export interface Notice {
  readonly kind: 'success' | 'info' | 'warning' | 'error'
  readonly title: string
  readonly lines?: readonly string[]
  readonly requestId?: string | undefined
  /** A link into the portal. */
  readonly link?: { readonly to: string; readonly label: string }
  /** A button in the toast. */
  readonly action?: { readonly label: string; run(): void } | undefined
  /** Already shown in place: kept in the list, without a toast. */
  readonly isShown?: boolean
  /** Reports something that the operator did not do. Any other success is their own, so it is not news. */
  readonly isNews?: boolean
}

export interface Notices {
  readonly notices$: Observable<Notice>
  notify(notice: Notice): void
}

export function createNotices(): Notices {
  const subject = new Subject<Notice>()
  return { notices$: subject.asObservable(), notify: (notice) => subject.next(notice) }
}

/** Texts of the specification's section 8. */
export const WARNINGS = {
  expired: 'Your session has expired. Please login again.',
  disabled: 'User is disabled. You will be notified by email when your account is active.',
  failed: 'Something went wrong.',
  clock: 'Times may be displayed incorrectly.',
} as const

export const DEFAULT_ERROR = 'Something went wrong'
