import { fingerprint, isFresh } from './freshness.ts'
import { root } from './programs.ts'

/**
 * `npm run build`; with `--if-stale` only when dist is not a build of exactly these sources, with `--styled` where the
 * styles have just been generated.
 */
const print = fingerprint(root)
if (!process.argv.includes('--if-stale') || !isFresh(root, print)) {
  console.log('Building …')
  try {
    // Loaded only now: npm start asks every time, and the bundler takes longer to load than the question to answer.
    const { buildAll } = await import('./bundle.ts')
    await buildAll(print, process.argv.includes('--styled'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
