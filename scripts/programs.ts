import { fileURLToPath } from 'node:url'
import { run } from './tenure.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

const entries = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  panda: 'node_modules/@pandacss/dev/bin.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/** Runs a tool of the project under this Node, its output shown as it comes, and answers its exit code. */
export function tool(
  name: keyof typeof entries,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return script(entries[name], args, env)
}

/** Writes `styled-system/`, with a sheet for each recipe; Panda's cheer is kept to itself, its complaints are not. */
export async function generateStyles(): Promise<number> {
  const panda = (...args: readonly string[]) =>
    run(process.execPath, [entries.panda, ...args, '--silent'], process.env, ['ignore', 'ignore', 'inherit'])
  return (await panda('codegen')) || panda('cssgen', '--splitting')
}

/** Runs a JavaScript or TypeScript file under this Node and answers its exit code. */
export function script(path: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return run(process.execPath, [path, ...args], { ...process.env, ...env })
}
