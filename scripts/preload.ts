import { build, type Plugin, type Rolldown } from 'vite'
import { settingsPlace } from '../src/server/http/settings.ts'

/**
 * Puts `src/preload.ts` into the page, as a script of its own: it asks for what the program will want while the program is
 * still on its way. The policy of the page names it by its hash (`src/server/http/page.ts`).
 */
export const preloadScript: Plugin = {
  name: 'tenure:preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path }) => {
      if (path !== '/index.html') return html
      const script = await bundled('src/preload.ts')
      return html.replace(settingsPlace, () => `${settingsPlace}\n    <script>${script}</script>`)
    },
  },
}

async function bundled(input: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const code = output[0].code.trim()
  // It would end the script it stands in.
  if (/<\/script|<!--/i.test(code)) throw new Error(`${input} cannot stand in a page.`)
  return code
}
