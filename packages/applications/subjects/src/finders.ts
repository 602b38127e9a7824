/** The finders of all records, in one chunk: a search loads them together. */
export { finder as dpaFinder } from './dpa/dpa-finder.ts'
export { subjectFinders } from './subject/subject-finders.ts'
export { finder as taskFinder } from './task/task-finder.ts'
