import { createFile, createFileVersion, listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import type { TestCaller } from './test-server.ts'

/** Id of the demo directory with this path. */
export async function directoryId(caller: TestCaller, path: string): Promise<string> {
  const { body } = await caller.call(listDirectories, { query: {} })
  return body.items.find((directory) => directory.path === path)?.id ?? ''
}

/** Names that no other test uses. */
let count = 0
export const freshName = (ending = 'html'): string => {
  count += 1
  return `sample-${count}.${ending}`
}

export const htmlVersion = (text = 'Hello') => ({
  contentType: 'text/html' as const,
  content: `<p>${text}</p>`,
})

/** A new file with a draft, in the directory with this path. */
export async function makeFile(caller: TestCaller, path = 'terms', text?: string) {
  const dirId = await directoryId(caller, path)
  const body = { name: freshName(), version: htmlVersion(text) }
  const { body: file, text: answer } = await caller.call(createFile, { params: { dirId }, body })
  if (!file.id) throw new Error(answer)
  return { dirId, fileId: file.id, verId: file.newestVersionId }
}

/** Adds a draft to a file. */
export async function addVersion(
  caller: TestCaller,
  { dirId, fileId }: { dirId: string; fileId: string },
  text?: string,
): Promise<string> {
  const { body } = await caller.call(createFileVersion, {
    params: { dirId, fileId },
    body: htmlVersion(text),
  })
  return body.id
}
