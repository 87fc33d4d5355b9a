import { defineConfig } from '@pandacss/dev'
import { base, keyframes } from './src/ui/theme/base.ts'
import * as actions from './src/ui/theme/recipes/actions.ts'
import * as assets from './src/ui/theme/recipes/assets.ts'
import { calendar } from './src/ui/theme/recipes/calendar.ts'
import * as commands from './src/ui/theme/recipes/commands.ts'
import { connection } from './src/ui/theme/recipes/connection.ts'
import * as content from './src/ui/theme/recipes/content.ts'
import * as employees from './src/ui/theme/recipes/employees.ts'
import * as fields from './src/ui/theme/recipes/fields.ts'
import * as files from './src/ui/theme/recipes/files.ts'
import { goalTree } from './src/ui/theme/recipes/goalTree.ts'
import * as layout from './src/ui/theme/recipes/layout.ts'
import { meeting } from './src/ui/theme/recipes/meeting.ts'
import { month } from './src/ui/theme/recipes/month.ts'
import * as onboarding from './src/ui/theme/recipes/onboarding.ts'
import { chart } from './src/ui/theme/recipes/orgChart.ts'
import { outline } from './src/ui/theme/recipes/outline.ts'
import * as overlays from './src/ui/theme/recipes/overlays.ts'
import { policy, prose } from './src/ui/theme/recipes/policies.ts'
import { rows } from './src/ui/theme/recipes/rows.ts'
import * as frame from './src/ui/theme/recipes/shell.ts'
import * as table from './src/ui/theme/recipes/table.ts'
import { writing } from './src/ui/theme/recipes/writing.ts'
import { semanticTokens, textStyles, tokens } from './src/ui/theme/tokens.ts'

const { button, spinner, floating, tooltip, menu } = actions
const { avatar, badge, banner, gauge, lifecycle, node, skeleton, notice } = content
const { input, search, field, choice, chip, combobox } = fields
const { stacking, beside, fitting, text, link, page, section, tabs, details } = layout
const { progress, dialog, toasts, tour } = overlays

export default defineConfig({
  include: ['./src/ui/**/*.{ts,tsx}', './src/main.tsx'],
  exclude: ['./src/ui/theme/**'],
  outdir: 'styled-system',
  logLevel: 'error',
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: false,
  jsxStyleProps: 'none',
  strictTokens: true,
  strictPropertyValues: true,
  lightningcss: true,
  hooks: {
    // Each filter and transform by a variable of its own, on every element, and each width of a screen: no recipe has one.
    'cssgen:done': ({ content }) =>
      (content.includes('var(--blur)') ? content : content.replace(/[^{}]*\{\s*--blur:[^}]*\}/, ''))
        .replace(/--(sizes-breakpoint|breakpoints)-\w+:[^;}]*;?/g, '')
        .replace(/[^{}]*\{\s*--made-with-panda:[^}]*\}/, ''),
  },
  conditions: { extend: { dark: '[data-theme=dark] &' } },
  /* The kit names its classes itself (src/ui/kit/classes.ts), so the extractor cannot see which variants are used. */
  staticCss: { recipes: '*' },
  globalCss: base,
  theme: {
    breakpoints: { md: '700px', lg: '900px', xl: '1200px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    recipes: {
      avatar,
      beside,
      fitting,
      gauge,
      stacking,
      badge,
      banner,
      button,
      connection,
      meeting,
      month,
      floating,
      input,
      link,
      progress,
      prose,
      search,
      skeleton,
      spinner,
      text,
      tooltip,
    },
    slotRecipes: {
      ...assets,
      rows,
      chart,
      chip,
      combobox,
      calendar,
      choice,
      details,
      dialog,
      field,
      goalTree,
      lifecycle,
      menu,
      node,
      notice,
      outline,
      page,
      policy,
      section,
      tabs,
      toasts,
      tour,
      writing,
      ...commands,
      ...employees,
      ...files,
      ...frame,
      ...onboarding,
      ...table,
    },
  },
})
