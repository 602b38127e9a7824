import { deleteFile } from '@portal/contract/resources/file-endpoints.ts'
import { refusalToDeleteFile } from '@portal/contract/resources/file-rules.ts'
import type { File } from '@portal/contract/resources/file-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import { formatCount } from '@portal/ui'

type ActedFile = Pick<File, 'id' | 'dirId' | 'name' | 'currentVersionId' | 'revision' | 'versionCount'>

export const fileActions = {
  remove: actionsOn<ActedFile>().call(deleteFile, {
    label: 'Delete',
    danger: true,
    applies: () => true,
    blocked: (file) => refusalToDeleteFile(file)?.message,
    ask: {
      kind: 'removeWithReason',
      title: ({ name }) => `Delete ${name}?`,
      match: ({ name }) => name,
      impact: async (files) =>
        files.map(
          ({ name, versionCount }) =>
            `${name} is removed from all lists, with ${formatCount(versionCount, 'version')}.`,
        ),
    },
    input: ({ id, dirId }) => ({ params: { dirId, fileId: id } }),
    done: ({ name }) => `${name} deleted`,
  }),
}
