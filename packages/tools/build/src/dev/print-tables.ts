import { readTables } from '../read-tables.ts'

// A process per read, because a process does not import a module twice.
const [, , directory = ''] = process.argv
process.stdout.write(JSON.stringify(await readTables(directory)))
