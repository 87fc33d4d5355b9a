import type { KnipConfig } from 'knip'

/** What nobody calls goes: files, exports and dependencies that nothing reaches fail `npm run check`. */
export default {
  entry: [
    'src/{main,preload}.{ts,tsx}',
    'src/server/main.ts',
    'src/server/start.ts',
    'src/server/**/*Worker.ts',
    'src/workshop/main.tsx',
    'src/ui/catalogue/main.tsx',
    // The workshop finds them by their names.
    'src/domain/**/*ifecycle.ts',
    'public/**/*.js',
    'scripts/**/*.{ts,mjs}',
    'bench/**/*.{ts,tsx}',
    'tests/**/*.{ts,tsx}',
  ],
  project: ['src/**/*.{ts,tsx}'],
  // Every recipe of a file is taken, by `import *`; the next is a part of the text of an exported spec.
  ignore: ['src/ui/theme/recipes/*.ts', 'src/workshop/drivers/holding.ts'],
  ignoreDependencies: [
    // Read as files.
    '@expo-google-fonts/.*',
    '@fontsource-variable/.*',
    // Run as commands.
    '@biomejs/biome',
    'playwright',
    // Come with Panda and Vite.
    '@pandacss/preset-base',
    'postcss',
    '@types/smtp-server',
  ],
  include: ['files', 'exports', 'types', 'dependencies', 'unlisted', 'unresolved'],
} satisfies KnipConfig
