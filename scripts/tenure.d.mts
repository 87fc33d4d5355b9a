import type { StdioOptions } from 'node:child_process'

type Lockfile = {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string
        readonly dependencies?: Readonly<Record<string, string>>
        readonly devDependencies?: Readonly<Record<string, string>>
      }
    >
  >
}

export declare function isInstalled(locked: Lockfile | undefined, installed: Lockfile | undefined): boolean
export declare const server: readonly string[]
export declare function run(
  program: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
  stdio?: StdioOptions,
): Promise<number>
