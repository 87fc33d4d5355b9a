import { defineSemanticTokens, defineTextStyles, defineTokens } from '@pandacss/dev'
import { palette } from './palette.ts'

const value = <T>(it: T) => ({ value: it })
const scale = <K extends string>(of: Record<K, string>) =>
  Object.fromEntries(Object.entries<string>(of).map(([name, it]) => [name, value(it)])) as Record<K, { value: string }>

const spacing = {
  0: '0px',
  px: '1px',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
}

export const tokens = defineTokens({
  spacing: scale(spacing),
  sizes: scale({
    4: '16px',
    6: '24px',
    8: '32px',
    9: '36px',
    10: '40px',
    full: '100%',
    dialog: '500px',
    drawer: '264px',
    topbar: '56px',
    page: '1200px',
  }),
  fonts: scale({ body: "'Inter Variable', 'Inter fallback', system-ui, sans-serif" }),
  fontSizes: scale({ xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' }),
  lineHeights: scale({ xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' }),
  fontWeights: scale({ normal: '400', medium: '500', semibold: '600' }),
  radii: scale({ sm: '4px', md: '6px', lg: '10px', full: '999px' }),
  durations: scale({ fast: '120ms', slow: '180ms' }),
  easings: scale({ out: 'cubic-bezier(.2, .8, .2, 1)' }),
  shadows: scale({
    float: '0 0 0 1px light-dark(#10151514, #ffffff1a), 0 8px 24px light-dark(#1015151f, #0009)',
  }),
})

/**
 * Both themes stand in one declaration by `light-dark()`: the browser follows `color-scheme`, so the first paint is
 * right before any script ran, and nothing is written twice.
 */
const colour = (name: keyof typeof palette) => value(`light-dark(${palette[name].join(', ')})`)

export const semanticTokens = defineSemanticTokens({
  colors: {
    fg: { DEFAULT: colour('fg'), muted: colour('fg.muted'), subtle: colour('fg.subtle') },
    surface: {
      DEFAULT: colour('surface'),
      raised: colour('surface.raised'),
      sunken: colour('surface.sunken'),
      hover: colour('surface.hover'),
    },
    border: { DEFAULT: colour('border'), strong: colour('border.strong') },
    accent: {
      DEFAULT: colour('accent'),
      hover: colour('accent.hover'),
      fg: colour('accent.fg'),
      subtle: colour('accent.subtle'),
    },
    danger: {
      DEFAULT: colour('danger'),
      hover: colour('danger.hover'),
      fg: colour('danger.fg'),
      subtle: colour('danger.subtle'),
    },
    warning: { DEFAULT: colour('warning'), subtle: colour('warning.subtle') },
    success: { DEFAULT: colour('success'), subtle: colour('success.subtle') },
    plate: colour('plate'),
    scrim: colour('scrim'),
  },
})

const text = (size: string, fontWeight: string) => value({ fontSize: size, lineHeight: size, fontWeight })

export const textStyles = defineTextStyles({
  title: text('xl', 'semibold'),
  heading: text('lg', 'semibold'),
  label: text('sm', 'medium'),
  body: text('md', 'normal'),
  small: text('xs', 'normal'),
})
