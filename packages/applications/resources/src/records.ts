import { defineRecords } from '@portal/routing/define-records.ts'
import { routes } from './routes.ts'

const area = 'Resources'
const within = { dirId: 'directoryId' } as const

export const records = defineRecords({
  directory: {
    noun: 'directory',
    order: 80,
    list: routes.directoryList.path,
    details: routes.fileList.path,
    audit: { entity: 'directory', area },
    finder: () => import('./directory/directory-finder.ts'),
  },
  file: {
    noun: 'file',
    order: 81,
    heading: 'Files',
    details: routes.fileDetails.path,
    within,
    audit: { entity: 'file', area },
    finder: () => import('./file/file-finder.ts'),
  },
  fileVersion: {
    noun: 'version',
    order: 82,
    heading: 'Versions',
    details: routes.versionById.path,
    audit: { entity: 'fileVersion', action: 'VERSION', area },
    finder: () => import('./version/version-finder.ts'),
  },
  /** The same on the screen below its file, where it can be missing. */
  versionOfFile: { noun: 'version', order: 82, details: routes.versionDetails.path },
  changeRequest: {
    noun: 'change request',
    order: 83,
    heading: 'Change requests',
    details: routes.changeRequestDetails.path,
    within,
    audit: { entity: 'changeRequest', action: 'CR', area },
    finder: () => import('./change-request/change-request-finder.ts'),
  },
})
