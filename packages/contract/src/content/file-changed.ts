/** Said of a file that a browser can no longer read, or whose bytes are others. */
export const FILE_CHANGED = 'The file has changed since it was selected. Select it again'
