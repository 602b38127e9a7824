import { PUBLISH_FACTS, type PublishFacts } from './publish-facts.ts'

/** All files of a built bundle as one upload, with what is known about them. */
export function publishUpload(files: Iterable<readonly [name: string, Blob]>, facts: PublishFacts): FormData {
  const upload = new FormData()
  if (Object.keys(facts).length > 0) upload.append(PUBLISH_FACTS, JSON.stringify(facts))
  for (const [name, bytes] of files) upload.append('file', bytes, name)
  return upload
}
