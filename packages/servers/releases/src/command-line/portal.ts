import { runCommand } from './run-command.ts'

const { code, out, err } = await runCommand(process.argv.slice(2))
process.stdout.write(out)
process.stderr.write(err)
// A tool may have set another one.
if (code !== 0) process.exitCode = code
