import { TaskFailure } from '../tasks/task-failure.ts'

/** Version of all bulk formats, equal to the API version. */
export const SCHEMA_VERSION = 4

/** Throws `TaskFailure` unless the header names this kind and version. */
export function requireHeader(header: Readonly<Record<string, unknown>>, kind: string): void {
  if (header.kind !== kind) {
    throw new TaskFailure(
      'CONTENT_REJECTED',
      `The file does not say that it is a ${kind}. It must begin with {"schemaVersion":${SCHEMA_VERSION},"kind":"${kind}"}.`,
    )
  }
  if (header.schemaVersion !== SCHEMA_VERSION) {
    throw new TaskFailure('CONTENT_REJECTED', `Only version ${SCHEMA_VERSION} of the format can be read.`)
  }
}
