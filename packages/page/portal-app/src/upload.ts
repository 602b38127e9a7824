/** Files sent directly to storage. Loaded with the first page that needs it. */

export { FileUpload, type FileUploadProps } from './upload/file-upload.tsx'
export type { UploadedFile } from './upload/upload-state.ts'
