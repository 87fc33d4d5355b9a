import { generateStyles, tool } from './programs.ts'

/** Format, lint, types and what nobody calls; answers the names of the checks that failed. All run, so that one look shows everything. */
export async function check(): Promise<string[]> {
  // The stylesheet's typed functions are generated: without them nothing in src/ui has types.
  return (await generateStyles()) === 0 ? checkStyled() : ['styles']
}

/** The same where the styles have just been generated. */
export async function checkStyled(): Promise<string[]> {
  const failed: string[] = []
  if ((await tool('biome', ['ci', '--log-level=warn', '.'])) !== 0) failed.push('format and lint')
  if ((await tool('tsc', ['--noEmit'])) !== 0) failed.push('types')
  if ((await tool('knip', ['--no-progress'])) !== 0) failed.push('unused code')
  return failed
}

if (import.meta.main) {
  const failed = await check()
  console.log(failed.length === 0 ? 'Format, lint, types and imports: fine.' : `Failed: ${failed.join(', ')}.`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
