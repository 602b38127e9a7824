import { getTask } from '@portal/contract/tasks/task-endpoints.ts'
import type { Artifact, Task } from '@portal/contract/tasks/task-schemas.ts'
import { call, queryClient, queryFor } from '@portal/session'
import type { MouseEvent } from 'react'

/** A link about to expire could do so on the way. */
const MARGIN_MS = 15_000

const isFresh = ({ urlExpiresAt }: Artifact, now = Date.now()) =>
  urlExpiresAt !== undefined && Date.parse(urlExpiresAt) - now > MARGIN_MS

/** The links to a file and to the copy generated from it. */
export type FileLink = 'downloadUrl' | 'safeCopyUrl'

function open(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Opens a file's link; an expired one is renewed first. */
export function useDownload({ id }: Task, file: Artifact, link: FileLink) {
  return async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (isFresh(file)) return
    event.preventDefault()
    const input = { params: { taskId: id } }
    // A toast shows errors.
    const task = await call(getTask, input).catch(() => undefined)
    if (!task) return
    queryClient.setQueryData(queryFor(getTask, input).queryKey, task)
    const renewed = task.artifacts.find(({ name }) => name === file.name)
    const url = renewed?.[link]
    if (url) open(url, file.name)
  }
}
