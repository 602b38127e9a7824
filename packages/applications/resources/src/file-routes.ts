import { FolderOpen } from '@lucide/icons'
import { DIRECTORY_PAGE_SIZE } from '@portal/contract/resources/file.ts'
import {
  getFile,
  getFileVersion,
  getFileVersionById,
  listDirectories,
  listFiles,
} from '@portal/contract/resources/file-endpoints.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'
import { SYSTEM_MANAGEMENT as group } from './menu-group.ts'

const item = 'Resources'

export const fileRoutes = defineRoutes({
  directoryList: {
    path: '/resources',
    label: 'Resources',
    title: 'Resources',
    purpose: 'Texts and pictures for consumers: where they are stored, and which reviews are pending.',
    needs: { allOf: ['directory.search'] },
    page: () => import('./directory/directory-list-page.tsx'),
    list: listDirectories,
    pageSize: DIRECTORY_PAGE_SIZE,
  },
  fileList: {
    path: '/resources/:dirId',
    label: 'Directory',
    title: 'Files of a directory',
    needs: { allOf: ['file.search'] },
    menu: { group, item, order: 30, icon: FolderOpen, eachOf: listDirectories },
    page: () => import('./file/file-list-page.tsx'),
    list: listFiles,
  },
  fileCreate: {
    path: '/resources/create',
    label: 'Add Resource',
    title: 'Add a resource',
    purpose: 'Write or upload a new text or picture. It starts as a draft.',
    needs: { allOf: ['file.create', 'fileVersion.create'] },
    menu: { group, item, link: 'Create resource' },
    page: () => import('./file/file-create-page.tsx'),
  },
  fileDetails: {
    path: '/resources/:dirId/:fileId',
    label: 'Resource',
    title: 'Resource',
    needs: { allOf: ['file.get', 'fileVersion.search'] },
    page: () => import('./file/file-details-page.tsx'),
    record: getFile,
  },
  versionDetails: {
    path: '/resources/:dirId/:fileId/:verId',
    label: 'Version',
    title: 'Version',
    needs: { allOf: ['fileVersion.get'] },
    page: () => import('./version/version-details-page.tsx'),
    record: getFileVersion,
  },
  versionById: {
    path: '/resources/versions/:verId',
    label: 'Version',
    title: 'Version',
    needs: { allOf: ['fileVersion.get'] },
    page: () => import('./version/version-by-id-page.tsx'),
    record: getFileVersionById,
  },
  versionCreate: {
    path: '/resources/:dirId/:fileId/versions/create',
    label: 'Add Version',
    title: 'Add a version',
    needs: { allOf: ['fileVersion.create'] },
    page: () => import('./version/version-create-page.tsx'),
    record: getFile,
  },
  versionUpdate: {
    path: '/resources/:dirId/:fileId/update/:verId',
    label: 'Edit',
    title: 'Edit a version',
    needs: { allOf: ['fileVersion.get', 'fileVersion.update'] },
    page: () => import('./version/version-update-page.tsx'),
    record: getFileVersion,
  },
})
