import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FailurePhase } from '@portal/contract/page-failure.ts'

/** A file as the portal host answers it. */
export interface AnsweredFile {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/** What of an application a fault on the wire meets: what it begins with, its styles, or the code of one screen. */
export type FaultyFile = 'entry' | 'styles' | 'screen'

interface Expected {
  /** What is shown where the screen belongs: a failure with a way to try again, or the screen. */
  readonly seen: 'failure' | 'screen'
  /** As what it may be counted; nothing where the page cannot know of it. */
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

/** The cookie that says which fault a browser meets. Fault and cookie end together. */
export const FAULT_COOKIE = 'fault'

/** What faulty code throws. */
export const FAULT_MESSAGE = 'A fault of this copy'
