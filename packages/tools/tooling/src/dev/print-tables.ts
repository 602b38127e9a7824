import { readTables } from '../read-tables.ts'

// A process of its own for each reading: what a process has imported, it does not read again.
const [, , directory = ''] = process.argv
process.stdout.write(JSON.stringify(await readTables(directory)))
