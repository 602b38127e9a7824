import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FailurePhase } from '@portal/contract/page-failure.ts'

/** A file as the portal host answers it. */
export interface AnsweredFile {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/**
 * The part of an application affected by a network fault: its entry, its styles, or the code of one screen.
 */
export type FaultyFile = 'entry' | 'styles' | 'screen'

interface Expected {
  /** What the screen's region shows: a failure with a retry button, or the screen. */
  readonly seen: 'failure' | 'screen'
  /** The phases that it may be counted as; empty where the page cannot notice it. */
  readonly counted: readonly FailurePhase[]
  /** How long the fault itself keeps the page from saying anything. */
  readonly busyMs?: number
  /** What brings the screen back once the fault is over: trying again, unless the page must be loaded. */
  readonly back?: 'load'
}

interface FaultFacts {
  readonly name: string
  /** How it is made. */
  readonly how: string
  readonly expected: Expected
}

/** Something between the portal host and the browser answers instead of the host. */
export interface WireFault extends FaultFacts {
  readonly file: FaultyFile
  answer(response: ServerResponse, file: AnsweredFile): void
}

/** The application itself is wrong: JavaScript, whose names `faulty-copy.ts` explains. */
export interface CodeFault extends FaultFacts {
  readonly code: string
}

export type PageFault = WireFault | CodeFault

/** The cookie that selects a browser's fault. Without it there is no fault. */
export const FAULT_COOKIE = 'fault'

/** The message of errors in faulty code. */
export const FAULT_MESSAGE = 'A fault of this copy'
