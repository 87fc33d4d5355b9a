import { describe, expect, test } from 'vitest'
import { avatarTints } from '../../../src/domain/kernel/person.ts'
import { type ColourName, palette } from '../../../src/ui/theme/palette.ts'

const channel = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
const luminance = (hex: string) => {
  const rgb = Number.parseInt(hex.slice(1), 16)
  return 0.2126 * channel(rgb >> 16) + 0.7152 * channel((rgb >> 8) & 255) + 0.0722 * channel(rgb & 255)
}
const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const themes = ['light', 'dark'] as const
const surfaces: readonly ColourName[] = ['surface', 'surface.raised', 'surface.sunken', 'surface.hover']
const onSurfaces: readonly ColourName[] = ['fg', 'fg.muted', 'fg.subtle', 'accent', 'danger', 'warning', 'success']
const pairs: readonly (readonly [ColourName, ColourName])[] = [
  ...onSurfaces.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ['accent.fg', 'accent'],
  ['accent.fg', 'accent.hover'],
  ['danger.fg', 'danger'],
  ['danger.fg', 'danger.hover'],
  ...(['accent', 'danger', 'warning', 'success'] as const).flatMap((tone) => [
    [tone, `${tone}.subtle`] as const,
    ['fg', `${tone}.subtle`] as const,
    ['fg.muted', `${tone}.subtle`] as const,
  ]),
  // The tooltip is the page turned inside out.
  ['surface', 'fg'],
]

describe('contrast, WCAG 2.2 AA', () => {
  test.each(themes.flatMap((theme, at) => pairs.map(([text, on]) => ({ theme, at, text, on }))))(
    '1.4.3: $text on $on reads in $theme',
    ({ at, text, on }) => {
      expect(contrast(palette[text][at] ?? '', palette[on][at] ?? '')).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(
    themes.flatMap((theme, at) =>
      (['surface', 'surface.raised', 'surface.sunken'] as const).map((on) => ({ theme, at, on })),
    ),
  )('1.4.11: the edge of a field stands out on $on in $theme', ({ at, on }) => {
    expect(contrast(palette['border.strong'][at] ?? '', palette[on][at] ?? '')).toBeGreaterThanOrEqual(3)
  })

  test.each(themes.flatMap((theme, at) => avatarTints.map((tint, tone) => ({ theme, at, tint, tone }))))(
    '1.4.3: initials of tone $tone read in $theme',
    ({ at, tint }) => {
      expect(contrast(tint.text[at] ?? '', tint.background[at] ?? '')).toBeGreaterThanOrEqual(4.5)
    },
  )
})
