// The entry of every npm script: `node scripts/tenure.mjs <command> [arguments]`.
//
// It installs what is missing and then runs the command's steps, one after the other, under the Node this project
// pins (node_modules/node). It is the only file that has to run on whatever Node the machine has (18 or newer),
// and the only one that may not import a package: there may be none yet.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The built server. What is new is looked through for what is still needed each 4 MiB: left to itself Node waits for ever
 * more of it under load, had grown by 110 MiB after half a minute, and kept it; the server itself collects the rest when
 * nobody works (src/server/idleMemory.ts).
 */
export const server = ['--max-semi-space-size=4', '--expose-gc', 'dist/server/main.mjs']

const freshBuild = ['scripts/build.ts', '--if-stale']
const panda = (...args) => ['node_modules/@pandacss/dev/bin.js', ...args, '--silent']

/** What each command runs: steps of arguments for the pinned Node; the last step also gets the caller's arguments. */
const commands = {
  start: { steps: [freshBuild, server] },
  dev: {
    steps: [
      panda('codegen'),
      panda('cssgen', '--splitting'),
      ['--watch', '--watch-preserve-output', 'src/server/main.ts'],
    ],
    env: { TENURE_DEV: '1' },
  },
  test: { steps: [['scripts/test.ts']] },
  'test:unit': { steps: [['scripts/test.ts', 'unit']] },
  'test:server': { steps: [['scripts/test.ts', 'server']] },
  'test:browser': { steps: [['scripts/test.ts', 'browser']] },
  'test:engines': { steps: [['scripts/test.ts', 'engines']] },
  build: { steps: [['scripts/build.ts']] },
  check: { steps: [['scripts/check.ts']] },
  format: { steps: [['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.']] },
  bench: { steps: [freshBuild, ['scripts/bench.ts']] },
  screens: { steps: [freshBuild, ['scripts/screens.ts']] },
  seed: { steps: [['scripts/seed.ts']] },
  client: { steps: [['scripts/client.ts']] },
  charts: { steps: [['scripts/charts/export.ts']] },
  paths: { steps: [['scripts/paths.ts']] },
  words: { steps: [['scripts/words.ts']] },
}

/**
 * Whether `installed` (npm's own record inside node_modules) holds what `locked` (package-lock.json) asks for: every
 * package named in package.json, and nothing in another version. npm writes that record last, so an install that was
 * interrupted has none. Times are not compared, because a fresh checkout gives every file a new one; packages meant
 * for other machines are in the lock only.
 */
export function isInstalled(locked, installed) {
  if (!locked || !installed) return false
  const here = installed.packages
  const asked = { ...locked.packages[''].dependencies, ...locked.packages[''].devDependencies }
  return (
    Object.keys(asked).every((name) => here[`node_modules/${name}`] !== undefined) &&
    Object.entries(here).every(([path, { version }]) => (locked.packages[path]?.version ?? version) === version)
  )
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return undefined
  }
}

/** The pinned Node; the machine's own only where install scripts are switched off and it is new enough. */
function pinnedNode() {
  const binary = ['node_modules/node/bin/node', 'node_modules/node/bin/node.exe']
    .map((at) => join(root, at))
    .find(existsSync)
  if (binary) return binary
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 19)) return process.execPath
  throw new Error(
    'Tenure runs on Node 22.19 or newer. The copy it brings along (the npm package "node") was not set up: ' +
      'allow install scripts (npm config set ignore-scripts false), delete node_modules and try again.',
  )
}

/**
 * Runs one program to its end and answers its exit code. A signal for us is a signal for it, and once it has stopped,
 * so do we. A Ctrl-C at a terminal reaches the whole process group by itself and npm repeats it: passing it on once
 * more would look like impatience. A signal for npm, on the other hand, ends at the shell between npm and us, so we
 * also stop when the process that started us is gone.
 */
export function run(program, args, env = process.env, stdio = 'inherit') {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, env, stdio })
    let isStopping = false
    const stop = (signal) => {
      const isKnown = isStopping || (signal === 'SIGINT' && process.stdin.isTTY)
      isStopping = true
      if (!isKnown) child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, stop)
    const starter = process.ppid
    const watch = setInterval(() => process.ppid !== starter && stop('SIGTERM'), 250)
    const finish = (code) => {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, stop)
      if (isStopping) process.exit(code)
      done(code)
    }
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`)
      finish(127)
    })
    child.on('exit', (code, signal) => finish(signal ? 128 + constants.signals[signal] : code))
  })
}

/** `npm ci` by the npm that called us, else the one on the PATH; quiet, and deaf to its advice about engines. */
function install() {
  console.log('Installing packages (once, about a minute) …')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) return run(process.execPath, [npm, ...args])
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

async function main([name, ...rest]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
  if (!command) {
    console.error(`Usage: node scripts/tenure.mjs ${Object.keys(commands).join('|')} [arguments]`)
    return 2
  }
  if (!isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) {
    const code = await install()
    if (code !== 0) return code
  }
  const node = pinnedNode()
  const env = {
    ...process.env,
    ...command.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  }
  const args = rest[0] === '--' ? rest.slice(1) : rest
  for (const [index, step] of command.steps.entries()) {
    const isLast = index === command.steps.length - 1
    const code = await run(node, isLast ? [...step, ...args] : step, env)
    if (code !== 0 || isLast) return code
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code
    },
    (error) => {
      console.error(error.message)
      process.exitCode = 1
    },
  )
}
