import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'
import { avatarTints } from '../palette.ts'

const tints = avatarTints.map(({ background, text }, tone) => [
  tone,
  { bg: `light-dark(${background.join(', ')})`, color: `light-dark(${text.join(', ')})` },
])
const sizes = [24, 32, 40, 64, 96].map((size) => [
  size,
  { width: `${size}px`, height: `${size}px`, fontSize: `${Math.round(size * 0.38)}px` },
])

export const avatar = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    fontWeight: 'medium',
    lineHeight: '1',
    userSelect: 'none',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: { tone: Object.fromEntries(tints), size: Object.fromEntries(sizes) },
})

const toned = (name: 'accent' | 'success' | 'warning' | 'danger') => ({ bg: `${name}.subtle`, color: name })

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '1.5',
    height: '20px',
    borderRadius: 'sm',
    verticalAlign: 'top',
    fontSize: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '& .lucide': { width: '12px', height: '12px' },
  },
  variants: {
    tone: {
      neutral: { bg: 'surface.hover', color: 'fg.muted' },
      accent: toned('accent'),
      success: toned('success'),
      warning: toned('warning'),
      danger: toned('danger'),
    },
  },
})

export const banner = defineRecipe({
  className: 'banner',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'md',
    color: 'fg',
    '& > div': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    tone: {
      info: { bg: 'accent.subtle', '& > .lucide': { color: 'accent' } },
      warning: { bg: 'warning.subtle', '& > .lucide': { color: 'warning' } },
      danger: { bg: 'danger.subtle', '& > .lucide': { color: 'danger' } },
    },
  },
})

/** What stands where content would be: nothing yet, or something went wrong. */
export const notice = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'icon', 'title', 'text'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      gap: '1',
      px: '4',
      py: '12',
      textAlign: 'center',
      alignContent: 'start',
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      width: '10',
      height: '10',
      mb: '2',
      borderRadius: 'full',
      bg: 'surface.hover',
      color: 'fg.muted',
      '& .lucide': { width: '20px', height: '20px' },
    },
    title: { textStyle: 'body', fontWeight: 'semibold', m: '0' },
    text: { maxWidth: '400px', color: 'fg.muted', textWrap: 'balance', mb: '3' },
  },
  variants: { tone: { danger: { icon: { bg: 'danger.subtle', color: 'danger' } } } },
})

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    height: '12px',
    maxWidth: 'full',
    borderRadius: 'sm',
    bg: 'surface.hover',
    /* Under 100 ms nothing is shown. */
    animation: 'appear {durations.slow} 100ms both, pulse 1.6s 400ms ease-in-out infinite',
  },
  variants: { shape: { circle: { borderRadius: 'full', flexShrink: '0' } } },
})

/** One person in the org chart. */
export const node = defineSlotRecipe({
  className: 'node',
  slots: ['root', 'words', 'tags'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '3',
      width: '240px',
      maxWidth: 'full',
      p: '3',
      bg: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
    },
    words: { minWidth: '0' },
    tags: { gridColumn: '1 / -1', minWidth: '0', '& *': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
})
