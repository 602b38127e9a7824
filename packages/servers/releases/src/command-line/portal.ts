import { runCommand } from './run-command.ts'

// Which Node the SDK of S3 will need concerns those who install it; it is not part of a command's output.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'

const { code, out, err } = await runCommand(process.argv.slice(2))
process.stdout.write(out)
process.stderr.write(err)
// 0 must not overwrite an exit code that a tool has set.
if (code !== 0) process.exitCode = code
