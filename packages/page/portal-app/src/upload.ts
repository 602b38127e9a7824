/** Files that are sent straight to storage. It loads with the first page that takes one. */

export { FileUpload, type FileUploadProps } from './upload/file-upload.tsx'
export type { UploadedFile } from './upload/upload-state.ts'
