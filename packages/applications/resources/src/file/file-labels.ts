/** Field labels of files and versions in forms and histories. */
export const FILE_LABELS = {
  dirId: 'Directory',
  name: 'Name',
  description: 'Description',
  tags: 'Tags',
  lang: 'Language',
  content: 'Content',
  uploadId: 'File',
  contentType: 'Type',
  comment: 'Note',
  validFrom: 'Valid from',
  status: 'Status',
  sha256: 'SHA-256',
  sizeBytes: 'Size in bytes',
}
