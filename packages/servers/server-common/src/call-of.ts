import { basename } from 'node:path'

/**
 * How people run a command from here: with npm in a repository, with Node in the folder of a server, which has no npm.
 * `program` is its file in that folder, and the words that lead to the command.
 */
export const callOf = (script: string, program: string): string =>
  program.split(' ')[0] === basename(process.argv[1] ?? '') ? `node ${program}` : `npm run ${script} --`
