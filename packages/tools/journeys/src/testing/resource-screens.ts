import { firstOf } from './first-of.ts'
import type { ScreenFinder } from './screens.ts'

/** The screens of directories, files, versions and change requests. */
export const resourceScreens: ScreenFinder = async (page) => {
  const directory = await firstOf(page, '/resources?q=privacy', '/resources')
  const file = await firstOf(page, `${directory}?hasDraft=true`, directory)
  const draft = await firstOf(page, file, file)
  const request = await firstOf(page, `${directory}/change-requests`, `${directory}/change-requests`)
  const unrequested = await firstOf(page, `${directory}?hasOpenRequest=false`, directory)
  const version = await firstOf(page, unrequested, unrequested)
  const images = await firstOf(page, '/resources?q=card', '/resources')
  const image = await firstOf(page, images, images)
  const edited = draft.split('/').at(-1)
  return [
    ['/resources', 'Resources'],
    ['/resources/create', 'Add a resource'],
    [directory, 'Files of a directory'],
    [file, 'Resource'],
    [`${file}?tab=live`, 'Resource'],
    [`${file}?tab=facts`, 'Resource'],
    [`${image}?tab=compare`, 'Resource'],
    [draft, 'Version'],
    [`${draft}?tab=live`, 'Version'],
    [`${draft}?tab=facts`, 'Version'],
    [`/resources/versions/${edited}`, 'Version'],
    [`${file}/versions/create`, 'Add a version'],
    [`${file}/update/${edited}`, 'Edit a version'],
    [`${version}/create-change-request`, 'Request a change'],
    [`${directory}/change-requests`, 'Change requests'],
    [request, 'Change request'],
    [`${request}?tab=conversation`, 'Change request'],
    [`${request}?tab=overview`, 'Change request'],
  ]
}
