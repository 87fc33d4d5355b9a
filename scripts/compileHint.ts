import type { Plugin } from 'vite'

/** Of which nearly all runs before the first paint. */
const atOnce = /^(index|kit)$/

/**
 * Tells Chromium (136 and later) to compile a whole file while it arrives, beside the main thread: else each function is
 * read twice, the second time on the main thread when it is called. https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint: Plugin = {
  name: 'tenure:compile-hint',
  apply: 'build',
  // The hint must stand first, and Vite puts its own table before the code.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && atOnce.test(part.name)) part.code = `//# allFunctionsCalledOnLoad\n${part.code}`
    },
  },
}
