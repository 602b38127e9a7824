import { runCommand } from './run-command.ts'

const { code, out, err } = await runCommand(process.argv.slice(2))
process.stdout.write(out)
process.stderr.write(err)
// 0 must not overwrite an exit code that a tool has set.
if (code !== 0) process.exitCode = code
