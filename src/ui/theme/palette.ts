/**
 * Every colour of the product, as [light, dark]. Names say what a colour is for, never what it looks like.
 * tests/ui/theme/contrast.test.ts holds each foreground against the surfaces it may stand on (WCAG AA).
 */
export const palette = {
  fg: ['#191d1d', '#e9eded'],
  'fg.muted': ['#525a5a', '#a9b2b2'],
  'fg.subtle': ['#646c6c', '#8d9797'],
  surface: ['#ffffff', '#161a1a'],
  'surface.raised': ['#ffffff', '#1d2222'],
  'surface.sunken': ['#f6f7f7', '#0f1212'],
  'surface.hover': ['#eff1f1', '#283030'],
  border: ['#e3e6e6', '#2e3636'],
  'border.strong': ['#838b8b', '#6b7676'],
  accent: ['#0f6b66', '#4fbfb2'],
  'accent.hover': ['#0b5652', '#6ed0c4'],
  'accent.fg': ['#ffffff', '#06201d'],
  'accent.subtle': ['#e2f1ef', '#15312f'],
  danger: ['#b3261e', '#ff8a80'],
  'danger.hover': ['#8f1d17', '#ffa79f'],
  'danger.fg': ['#ffffff', '#2d0805'],
  'danger.subtle': ['#fdecea', '#3a1b19'],
  warning: ['#855000', '#e9b44c'],
  'warning.subtle': ['#fcf2dd', '#33270f'],
  success: ['#1c6b3c', '#72cf93'],
  'success.subtle': ['#e4f4e9', '#152d1e'],
  /** Behind a company's logo: light in both themes, because logos are drawn for paper. */
  plate: ['#ffffff', '#f3f5f5'],
  scrim: ['#10151566', '#000000a6'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type ColourName = keyof typeof palette
